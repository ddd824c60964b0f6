/**
 * Reads TRUST_PROXY: how many proxies are in front of the host, each of which appends the address of its caller to
 * X-Forwarded-For. 0, the default, ignores that header, because any client can send it. Throws for any other text.
 */
export function readTrustedHops(text: string | undefined): number {
  if (text === undefined || text === '') return 0
  if (/^\d$/.test(text)) return Number(text)
  throw new Error(`TRUST_PROXY must be the number of proxies in front of the host, from 0 to 9; it is "${text}".`)
}

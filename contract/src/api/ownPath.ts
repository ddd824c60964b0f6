/**
 * Whether an address is a path of the page's own origin, such as '/order/1'. Browsers read '//host' and '/\\host' as a host,
 * also with tabs and line breaks between, which they remove.
 */
export function isOwnPath(address: string): boolean {
  return /^\/(?![\t\n\r]*[\\/])/.test(address)
}

/**
 * Whether a status says nothing about the address and another request may succeed: a failed host, or a proxy's request timeout
 * (408), too early (425) or too many requests (429).
 */
export function isPassingRefusal(status: number): boolean {
  return status >= 500 || [408, 425, 429].includes(status)
}

/** Whether an address is a path of the page's own origin, such as '/order/1'. Browsers read '//host' and '/\\host' as a host. */
export function isOwnPath(address: string): boolean {
  return /^\/(?![\\/])/.test(address)
}

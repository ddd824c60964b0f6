import { isIPv6 } from 'node:net'
import { Address6 } from 'ip-address'

/** One client can take any address of its IPv6 network. */
const NETWORK_BITS = 64

/** What failed sign-ins are counted by, as the rate limits are: an IPv4 address, or the network of an IPv6 address. */
export function clientNetwork(address: string): string {
  if (!isIPv6(address)) return address
  const parsed = new Address6(address)
  if (parsed.isMapped4()) return parsed.to4().correctForm()
  return new Address6(`${address}/${NETWORK_BITS}`).startAddress().correctForm()
}

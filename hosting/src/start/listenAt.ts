import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * The address for a value of HOST. For the name "localhost" Fastify adds a second server at the machine's other loopback
 * address, which has none of the host's own listeners, and whose running requests a stop would cut.
 */
export function listenAddress(name = 'localhost'): string {
  return name === 'localhost' ? '127.0.0.1' : name
}

/** Listens at an address, and returns the URL to print. */
export async function listenAt(host: FastifyInstance, address: string, port: number): Promise<string> {
  await host.listen({ port, host: address })
  return `http://${urlHost(address)}:${(host.server.address() as AddressInfo).port}`
}

function urlHost(address: string): string {
  if (['127.0.0.1', '0.0.0.0', '::'].includes(address)) return 'localhost'
  return address.includes(':') ? `[${address}]` : address
}

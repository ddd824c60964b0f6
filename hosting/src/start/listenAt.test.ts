import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { listenAddress, listenAt } from './listenAt.ts'

test.each([
  [undefined, '127.0.0.1', 'localhost'],
  ['localhost', '127.0.0.1', 'localhost'],
  ['127.0.0.1', '127.0.0.1', 'localhost'],
  ['0.0.0.0', '0.0.0.0', 'localhost'],
  ['127.0.0.2', '127.0.0.2', '127.0.0.2'],
])('the host of HOST=%s listens at the one address %s, and its URL names %s', async (name, address, printed) => {
  const host = Fastify()
  const url = await listenAt(host, listenAddress(name), 0)
  const addresses = host.addresses()
  const { port } = host.server.address() as AddressInfo
  await host.close()
  expect(addresses).toEqual([expect.objectContaining({ address, port })])
  expect(url).toBe(`http://${printed}:${port}`)
})

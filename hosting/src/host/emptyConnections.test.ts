import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import Fastify from 'fastify'
import { closeEmptyConnections } from './emptyConnections.ts'

/** A host whose only response waits until the test lets it go. */
async function aHost() {
  let respond = () => {}
  const waiting = new Promise<void>((resolve) => {
    respond = resolve
  })
  const host = Fastify({ forceCloseConnections: 'idle' })
  closeEmptyConnections(host)
  host.get('/slow', async () => {
    await waiting
    return 'done'
  })
  const address = await host.listen({ port: 0, host: '127.0.0.1' })
  const { port } = host.server.address() as AddressInfo
  return { host, address, port, respond }
}

test('ends connections without a request at once, and completes a running request', async () => {
  const { host, address, port, respond } = await aHost()
  const empty = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')]
  await Promise.all(empty.map((socket) => once(socket, 'connect')))
  const arrived = once(host.server, 'request')
  const slow = fetch(`${address}/slow`)
  await arrived
  const ended = empty.map((socket) => once(socket.resume(), 'close'))
  const closed = host.close()
  await Promise.all(ended)
  expect(await openConnections(host.server)).toBe(1)
  respond()
  expect(await (await slow).text()).toBe('done')
  await closed
  expect(await openConnections(host.server)).toBe(0)
})

function openConnections(server: Awaited<ReturnType<typeof aHost>>['host']['server']): Promise<number> {
  return new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )
}

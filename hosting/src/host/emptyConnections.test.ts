import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import Fastify from 'fastify'
import { closeEmptyConnections } from './emptyConnections.ts'

const HOUR_MS = 3_600_000
const UNLIMITED = { keepAliveTimeout: HOUR_MS, http: { requestTimeout: HOUR_MS, headersTimeout: HOUR_MS } }

/** A host whose responses wait until the test lets them go, and and which ends no connection by a time limit of its own. */
async function aHost() {
  let respond = () => {}
  const waiting = new Promise<void>((resolve) => {
    respond = resolve
  })
  const host = Fastify({ forceCloseConnections: 'idle', ...UNLIMITED })
  closeEmptyConnections(host)
  host.get('/slow', async () => {
    await waiting
    return 'done'
  })
  host.get('/begun', async () => Readable.from(begunResponse(waiting)))
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

test('ends a connection whose response had begun before, once it is complete', async () => {
  const { host, port, respond } = await aHost()
  // The client itself would keep this connection.
  const kept = connect(port, '127.0.0.1').setEncoding('utf8')
  kept.write('GET /begun HTTP/1.1\r\nHost: portal.example\r\n\r\n')
  const [begun] = await once(kept, 'data')
  const closed = host.close()
  while (host.server.listening) await setImmediate()
  respond()
  expect(begun + (await text(kept))).toMatch(/^HTTP\/1.1 200 .*begun, .*done\r\n0\r\n\r\n$/s)
  await closed
})

async function* begunResponse(waiting: Promise<void>) {
  yield 'begun, '
  await waiting
  yield 'done'
}

function openConnections(server: Awaited<ReturnType<typeof aHost>>['host']['server']): Promise<number> {
  return new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )
}

import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import fs from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { aSite, type Site } from '../testing/aSite.ts'
import { readUntil } from '../testing/readUntil.ts'
import { createHost } from './createHost.ts'

let site: Site
let host: ReturnType<typeof createHost>
let address: string
beforeAll(async () => {
  site = await aSite()
  host = createHost(site)
  address = await host.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await host.close()
  await site.close()
})

test('sends the present revision at once and each new one', async () => {
  const aborter = new AbortController()
  const response = await fetch(`${address}/registry/events`, { signal: aborter.signal })
  expect(response.headers.get('Content-Type')).toBe('text/event-stream; charset=utf-8')
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  const reader = response.body?.getReader()
  if (!reader) throw new Error('no body')
  expect(await readUntil(reader, '\n\n')).toBe('retry: 5000\nid: 3\nevent: registry\ndata: {"revision":3}\n\n')
  const file = join(site.store, 'registry.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('"revision":3', '"revision":14'))
  expect(await readUntil(reader, '\n\n')).toBe('id: 14\nevent: registry\ndata: {"revision":14}\n\n')
  aborter.abort()
})

test.each([
  ['is damaged, and then whole again', true],
  ['cannot be opened at its change, as without a free file descriptor', false],
])('a registry that %s causes no other event than that of its next revision', async (_, isDamaged) => {
  const other = await aSite()
  const file = join(other.store, 'registry.json')
  const next = readFileSync(file, 'utf8').replace('"revision":3', '"revision":4')
  const reading = createHost(other)
  const response = await fetch(`${await reading.listen({ port: 0, host: '127.0.0.1' })}/registry/events`)
  const reader = response.body?.getReader()
  if (!reader) throw new Error('no body')
  await readUntil(reader, '"revision":3}\n\n')
  const { readFile } = fs
  let openings = 0
  const opened = jest.spyOn(fs, 'readFile').mockImplementation(async (...request) => {
    if (request[0] !== file) return readFile(...request)
    openings += 1
    if (!isDamaged && openings === 1) throw Object.assign(new Error('too many open files'), { code: 'EMFILE' })
    return readFile(...request)
  })
  writeFileSync(file, isDamaged ? '{' : next)
  while (openings === 0) await new Promise((resolve) => setTimeout(resolve, 20))
  if (isDamaged) writeFileSync(file, next)
  expect(await readUntil(reader, '\n\n')).toBe('id: 4\nevent: registry\ndata: {"revision":4}\n\n')
  opened.mockRestore()
  await reading.close()
  await other.close()
})

test('ends open streams when the host closes', async () => {
  const other = createHost(site)
  const response = await fetch(`${await other.listen({ port: 0, host: '127.0.0.1' })}/registry/events`)
  await other.close()
  expect(await response.text()).toContain('event: registry')
})

test('responds with 503 above the limit of connections, and takes another page when one has left', async () => {
  const small = createHost({ ...site, maxEventConnections: 2 })
  const events = `${await small.listen({ port: 0, host: '127.0.0.1' })}/registry/events`
  const first = new AbortController()
  // Node ends the connection of a response that is collected as garbage.
  const open = [await fetch(events, { signal: first.signal }), await fetch(events)]
  const third = await fetch(events)
  expect([third.status, third.headers.get('Cache-Control'), await third.text()]).toEqual([
    503,
    'no-store',
    'Too many connections\n',
  ])
  first.abort()
  expect(await statusOfNext(events)).toBe(200)
  expect(open.map(({ status }) => status)).toEqual([200, 200])
  await small.close()
})

const REQUEST = 'GET /registry/events HTTP/1.1\r\nHost: a\r\n\r\n'

test.each([
  ['that is reset at once', REQUEST, 0],
  ['with unreadable bytes behind the request', `${REQUEST}unreadable\r\n\r\n`, 30],
])('a connection %s does not count after it has ended', async (_, sent, milliseconds) => {
  const small = createHost({ ...site, maxEventConnections: 4 })
  const events = `${await small.listen({ port: 0, host: '127.0.0.1' })}/registry/events`
  const { port } = small.server.address() as AddressInfo
  for (let at = 0; at < 12; at += 1) {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined)
    await once(socket, 'connect')
    socket.resume().write(sent)
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
    if (!socket.destroyed) socket.resetAndDestroy()
  }
  expect(await statusOfNext(events)).toBe(200)
  await small.close()
})

test('a connection with a second request behind the first is closed and does not count', async () => {
  const small = createHost({ ...site, maxEventConnections: 1 })
  const events = `${await small.listen({ port: 0, host: '127.0.0.1' })}/registry/events`
  const { port } = small.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1').resume()
  const closed = once(socket, 'close')
  socket.write(`${REQUEST}${REQUEST}`)
  await closed
  expect(await statusOfNext(events)).toBe(200)
  await small.close()
})

/** The status for a further page: the host may notice the end of a connection a moment later. */
async function statusOfNext(events: string): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const { status } = await fetch(events)
    if (status !== 503 || attempt === 100) return status
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

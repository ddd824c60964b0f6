import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { aSite, type Site } from '../testing/aSite.ts'
import { createHost } from './createHost.ts'

let site: Site
beforeAll(async () => {
  site = await aSite()
})
afterAll(() => site.close())

/** Also after a failure: an open connection would keep the run of the tests from its end. */
const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

async function listening(server: Server, port = 0): Promise<number> {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  ends.push(async () => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

function hostOf(...backends: readonly string[]) {
  const host = createHost({ ...site, backend: backends.join(', ') })
  ends.push(() => host.close())
  return host
}

/** A backend that counts its calls and the checks of its readiness. */
async function aBackend(port = 0) {
  const seen = { calls: [] as string[], checks: 0, isReady: true }
  const server = createServer((request, response) => {
    if (request.url === '/ready') {
      seen.checks++
      response.writeHead(seen.isReady ? 200 : 503).end()
      return
    }
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString()
    })
    request.on('end', () => {
      seen.calls.push(body)
      response.end('{}')
    })
  })
  const used = await listening(server, port)
  /** As a backend ends: running calls complete, and idle connections are closed. */
  const stop = () => new Promise((closed) => server.close(closed))
  return { seen, port: used, address: `http://127.0.0.1:${used}`, stop }
}

test('calls go on while one backend after the other drains, ends and starts, and none is sent twice', async () => {
  const backends = [await aBackend(), await aBackend()]
  const all = [...backends]
  const host = hostOf(...backends.map(({ address }) => address))
  const address = await host.listen({ port: 0, host: '127.0.0.1' })
  const sent: string[] = []
  const statuses = new Set<number>()
  const end = Date.now() + 25_000
  async function callUntil(isReached: () => boolean) {
    while (!isReached()) {
      if (Date.now() > end) throw new Error(`not reached with ${sent.length} calls`)
      const body = `save ${sent.length}`
      sent.push(body)
      statuses.add((await fetch(`${address}/api/orders/line-item-update`, { method: 'POST', body })).status)
    }
  }

  await callUntil(() => backends.every(({ seen }) => seen.calls.length > 0))
  for (const [index, old] of backends.entries()) {
    old.seen.isReady = false
    // After the second check the result of the first one has been used.
    const checks = old.seen.checks + 2
    await callUntil(() => old.seen.checks >= checks)
    const before = old.seen.calls.length
    const more = sent.length + 10
    await callUntil(() => sent.length >= more)
    expect(old.seen.calls).toHaveLength(before)
    const stopped = old.stop()
    const count = sent.length + 20
    await callUntil(() => sent.length >= count)
    await stopped
    const next = await aBackend(old.port)
    all.push(next)
    backends[index] = next
    await callUntil(() => next.seen.calls.length > 0)
  }

  expect([...statuses]).toEqual([200])
  expect(all.flatMap(({ seen }) => seen.calls).toSorted()).toEqual(sent.toSorted())
}, 30_000)

test('sends no call to a backend that hangs, is ready with the other one, and gives the reason when no backend is ready', async () => {
  const log = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  const [hanging, other] = [createServer(() => undefined), await aBackend()]
  const hangingAddress = `http://127.0.0.1:${await listening(hanging)}`
  const host = hostOf(hangingAddress, other.address)
  const status = async (path: string) => (await host.inject(path)).statusCode
  for (let call = 0; call < 4; call++) expect(await status('/api/orders/item-types')).toBe(200)
  expect(await status('/ready')).toBe(200)
  hanging.closeAllConnections()
  await new Promise((closed) => hanging.close(closed))
  await other.stop()
  for (let call = 0; call < 2; call++) expect(await status('/api/orders/item-types')).toBe(502)
  expect(await status('/ready')).toBe(503)
  const lines = log.mock.calls.join('')
  log.mockRestore()
  expect(lines).toContain(`The backend ${hangingAddress} is not ready: 1 of 2 take calls.\n`)
  expect(lines).toMatch(/^A call to the backend failed: GET \/api\/orders\/item-types: connect ECONNREFUSED \S+$/m)
})

test('logs nothing of a backend that stops after the host', async () => {
  const log = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  const other = await aBackend()
  let isChecked = () => {}
  const secondCheck = new Promise<void>((resolve) => (isChecked = resolve))
  let checks = 0
  const server = createServer((_request, response) => {
    checks++
    if (checks === 1) response.end()
    else isChecked()
  })
  const address = `http://127.0.0.1:${await listening(server)}`
  const host = hostOf(address, other.address)
  await host.ready()
  await secondCheck
  await host.close()
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
  await setTimeout(50)
  const lines = log.mock.calls.join('')
  log.mockRestore()
  expect(lines).toBe('')
})

test('refuses a list with a part that is no address', () => {
  expect(() => createHost({ ...site, backend: 'http://a.example, b' })).toThrow('BACKEND "b" is not an address.')
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { SEED_NOW, send, signInAccount } from './testing/client.ts'
import { programArguments } from './testing/program.ts'
import { type SpawnedBackend, spawnBackend } from './testing/spawnBackend.ts'

const ADDRESS = '203.0.113.9'

describe('the log', () => {
  let backend: SpawnedBackend
  beforeAll(async () => {
    backend = await spawnBackend({ env: { SEED_NOW, TRUST_PROXY: '1' } })
  })
  afterAll(async () => {
    await backend?.kill('SIGTERM')
  })

  test('has one line for each refused call, without users, addresses and values', async () => {
    const { token } = await signInAccount(backend.address, 'dana')
    const headers = { 'x-forwarded-for': ADDRESS }
    const call = (method: string, path: string, body?: unknown) =>
      send(backend.address, method, path, body, { token, headers })
    await call('POST', '/api/account/login', { username: 'omar', password: 'a-wrong-password' })
    await call('POST', '/api/orders/details', { workOrderNumber: 'WO-SECRET' })
    await call('POST', '/api/orders/details', { workOrderNumber: 17 })
    await call('GET', '/api/orders/Jamie-Fields')
    await call('GET', '/api/orders/item-types')
    // A response may arrive before the line about it.
    await backend.kill('SIGTERM')

    expect(refusedCalls(backend.output())).toEqual([
      { method: 'POST', route: '/api/account/login', status: 401 },
      { method: 'POST', route: '/api/orders/details', status: 404 },
      { method: 'POST', route: '/api/orders/details', status: 422 },
      { method: 'GET', route: undefined, status: 404 },
    ])
    for (const value of [ADDRESS, 'omar', 'a-wrong-password', 'WO-SECRET', 'Jamie', token])
      expect(backend.output()).not.toContain(value)
  })
})

test('a stop that fails ends the process with 1 and the reason', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'reference-backend-'))
  const backend = await spawnBackend({ env: { SEED_NOW, DATA_DIR: folder } })
  rmSync(folder, { recursive: true })
  writeFileSync(folder, '')
  expect(await backend.kill('SIGTERM')).toBe(1)
  expect(backend.output()).toMatch(/could not stop: ENOTDIR/)
})

/** Each write to /dev/full fails as on a full disk. */
const testWithFullDevice = existsSync('/dev/full') ? test : test.skip

testWithFullDevice('a log that cannot be written stops neither the calls nor the end of the process', async () => {
  const port = await freePort()
  const [full, address] = [openSync('/dev/full', 'w'), `http://127.0.0.1:${port}`]
  const backend = spawn(process.execPath, programArguments('main.ts'), {
    env: { PATH: process.env.PATH, DATA_DIR: 'memory://', SEED_ORDERS: '40', PORT: port },
    stdio: ['ignore', full, full],
    timeout: 60_000,
    killSignal: 'SIGKILL',
  })
  closeSync(full)
  const ended = once(backend, 'exit')
  const status = (path: string) =>
    fetch(`${address}${path}`).then(
      (response) => response.status,
      () => 0,
    )
  while (backend.exitCode === null && backend.signalCode === null && (await status('/health')) === 0)
    await setTimeout(100)
  expect([await status('/unknown'), await status('/health')]).toEqual([404, 200])
  backend.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})

/** The address of a backend whose output cannot be read must be known before its start. */
async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return String(port)
}

function refusedCalls(output: string) {
  return output
    .split('\n')
    .filter((line) => line.includes('request refused'))
    .map((line) => JSON.parse(line))
    .map(({ method, route, status }) => ({ method, route, status }))
}

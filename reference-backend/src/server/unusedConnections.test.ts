import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import Fastify from 'fastify'
import { DEMO_PASSWORD } from '../seed/accounts.ts'
import { send } from '../testing/client.ts'
import { spawnBackend } from '../testing/spawnBackend.ts'
import { closeUnusedConnections } from './unusedConnections.ts'

const HOUR_MS = 3_600_000

test('a kept connection ends after the response of the request that was running', async () => {
  const app = Fastify({ forceCloseConnections: 'idle', keepAliveTimeout: HOUR_MS })
  closeUnusedConnections(app)
  let respond = () => {}
  app.get('/', async () => {
    await new Promise<void>((resolve) => {
      respond = resolve
    })
    return 'done'
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const kept = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  const arrived = once(app.server, 'request')
  kept.write('GET / HTTP/1.1\r\nHost: backend.example\r\n\r\n')
  await arrived
  const closed = app.close()
  while (app.server.listening) await setImmediate()
  respond()
  expect(await text(kept)).toMatch(/done$/)
  await closed
})

test('a stopping backend ends a connection without a request before those with a running one', async () => {
  const backend = await spawnBackend({ underTest: true })
  const release = await backend.holdNextHash()
  const login = send(backend.address, 'POST', '/api/account/login', { username: 'dana', password: DEMO_PASSWORD })
  while ((await backend.hashes()).length === 0);
  // Opened last: the server's limit for silent connections would end the other one first, and the login would fail.
  const empty = connect(Number(new URL(backend.address).port), '127.0.0.1')
  await once(empty, 'connect')
  const ended = backend.kill('SIGTERM')
  await once(empty.resume(), 'close')
  await release()
  expect((await login).status).toBe(200)
  expect(await ended).toBe(0)
})

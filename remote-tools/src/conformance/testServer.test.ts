import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { startTestServer } from './testServer.ts'

test('a response of the backend that breaks off breaks off for the page too', async () => {
  const backend = createServer((_, response) => {
    response.writeHead(200, { 'Content-Length': 9 }).write('{', () => response.destroy())
  }).listen(0, '127.0.0.1')
  await once(backend, 'listening')
  const { port } = backend.address() as AddressInfo
  const server = await startTestServer({ page: tmpdir(), remote: tmpdir(), backend: `http://127.0.0.1:${port}` })
  const response = await fetch(`${server.address}/api/orders`, { signal: AbortSignal.timeout(5_000) })
  await expect(response.text()).rejects.toMatchObject({ message: 'terminated' })
  await server.stop()
  backend.close()
})

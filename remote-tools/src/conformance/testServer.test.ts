import { once } from 'node:events'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { startTestServer } from './testServer.ts'

/** The test server before a backend that responds in this way. */
async function startBefore(respond: RequestListener) {
  const backend = createServer(respond).listen(0, '127.0.0.1')
  await once(backend, 'listening')
  const { port } = backend.address() as AddressInfo
  const server = await startTestServer({ page: tmpdir(), remote: tmpdir(), backend: `http://127.0.0.1:${port}` })
  return {
    address: server.address,
    async stop() {
      await server.stop()
      backend.close()
    },
  }
}

test('a response of the backend that breaks off breaks off for the page too', async () => {
  const server = await startBefore((_, response) => {
    response.writeHead(200, { 'Content-Length': 9 }).write('{', () => response.destroy())
  })
  const response = await fetch(`${server.address}/api/orders`, { signal: AbortSignal.timeout(5_000) })
  await expect(response.text()).rejects.toMatchObject({ message: 'terminated' })
  await server.stop()
})

test('a call that the page cancels before the backend responds does not end the server', async () => {
  let arrived: (response: ServerResponse) => void = () => undefined
  const request = new Promise<ServerResponse>((resolve) => {
    arrived = resolve
  })
  const server = await startBefore(({ url }, response) =>
    url === '/api/late' ? arrived(response) : response.end('{}'),
  )
  const page = connect(Number(new URL(server.address).port), '127.0.0.1')
  page.write('GET /api/late HTTP/1.1\r\nHost: a\r\n\r\n')
  const late = await request
  page.destroy()
  // The server reads the next connection after the end of this one.
  expect((await fetch(`${server.address}/api/orders`)).status).toBe(200)
  late.end('{}')
  await once(late, 'close')
  expect((await fetch(`${server.address}/api/orders`)).status).toBe(200)
  await server.stop()
})

test('a request for a path of two slashes does not end the server, and one for the API reaches the backend', async () => {
  const server = await startBefore(({ url }, response) => response.end(url))
  expect((await fetch(`${server.address}//`)).status).toBe(200)
  expect(await (await fetch(`${server.address}//api/orders`)).text()).toBe('//api/orders')
  await server.stop()
})

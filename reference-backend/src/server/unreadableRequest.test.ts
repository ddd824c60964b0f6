import { connect } from 'node:net'
import { type SpawnedBackend, spawnBackend } from '../testing/spawnBackend.ts'

/** They differ from request to request. */
const OF_ONE_RESPONSE = /^(x-ratelimit-.*|content-length|date|connection|keep-alive)$/

let backend: SpawnedBackend
beforeAll(async () => {
  backend = await spawnBackend()
})
afterAll(async () => {
  await backend?.kill('SIGKILL')
})

test.each([
  [400, 'line without a method', 'nonsense\r\n\r\n'],
  [400, 'header without a colon', 'GET /health HTTP/1.1\r\nHost: a\r\nno colon\r\n\r\n'],
  [431, 'header of 40 KiB', `GET /health HTTP/1.1\r\nHost: a\r\nLarge: ${'x'.repeat(40_960)}\r\n\r\n`],
])('responds with %s and the headers of every other refusal to a %s', async (status, _, text) => {
  const received = await send(text)
  const [head = '', body = ''] = received.split('\r\n\r\n')
  const [line, ...headers] = head.split('\r\n')
  expect(line).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(JSON.parse(body)).toMatchObject({ statusCode: status, message: 'The request is not readable as HTTP.' })
  const unknown = await fetch(`${backend.address}/unknown`)
  const expected = [...unknown.headers].filter(([name]) => !OF_ONE_RESPONSE.test(name))
  const sent = headers.map((header) => header.split(': ')).map(([name = '', value]) => [name.toLowerCase(), value])
  expect(Object.fromEntries(sent)).toMatchObject(Object.fromEntries(expected))
})

/** Everything that the backend sends in response to these bytes, until it closes the connection. */
function send(text: string): Promise<string> {
  const { hostname, port } = new URL(backend.address)
  return new Promise((resolve) => {
    let received = ''
    const socket = connect(Number(port), hostname, () => socket.write(text))
    socket.on('data', (chunk) => {
      received += chunk.toString()
    })
    // A connection that is closed while a large header is sent may end with an error.
    socket.on('error', () => undefined)
    socket.once('close', () => resolve(received))
  })
}

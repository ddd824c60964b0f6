import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { signIn, TODAY } from './testing/client.ts'
import { type BackendProcess, startProcess } from './testing/startProcess.ts'

const CLIENTS = 100
const HEAD = 'POST /api/account/login HTTP/1.1\r\nHost: portal.example\r\nContent-Type: application/json\r\n'

jest.setTimeout(120_000)

describe('clients that send half a request', () => {
  let backend: BackendProcess
  beforeAll(async () => {
    backend = await startProcess({ env: { TODAY, REQUEST_SECONDS: '3' } })
  })
  afterAll(async () => {
    await backend?.kill('SIGKILL')
  })

  test.each([
    ['half of the headers, then silence', HEAD, false],
    ['half of the body, then silence', `${HEAD}Content-Length: 999\r\n\r\n{"username":`, false],
    ['a letter of the body now and then', `${HEAD}Content-Length: 999\r\n\r\n{"username":`, true],
  ])('%s: cut off, and everybody else is served', async (_, half, goesOn) => {
    const clients = await Promise.all(Array.from({ length: CLIENTS }, () => slowClient(backend.address, half, goesOn)))
    expect((await signIn(backend.address, 'dana')).token).toBeTruthy()
    const heard = await Promise.all(clients.map(({ cutOff }) => cutOff))
    // What is sent to a closed connection can drop the answer on the way.
    expect(heard.filter((text) => !(goesOn ? /^(HTTP\/1\.1 408 |$)/ : /^HTTP\/1\.1 408 /).test(text))).toEqual([])
    expect((await signIn(backend.address, 'dana')).token).toBeTruthy()
  })
})

interface SlowClient {
  /** What it was told before the connection was closed. */
  readonly cutOff: Promise<string>
}

function slowClient(address: string, half: string, goesOn: boolean): Promise<SlowClient> {
  const { hostname, port } = new URL(address)
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(Number(port), hostname)
    const cutOff = new Promise<string>((close) => socket.once('close', () => close(text)))
    socket.on('data', (chunk) => {
      text += chunk.toString()
    })
    socket.on('error', reject)
    socket.write(half, () => {
      if (goesOn) void trickle(socket)
      resolve({ cutOff })
    })
  })
}

async function trickle(socket: Socket): Promise<void> {
  while (!socket.closed) {
    if (socket.writable) socket.write('x')
    await setTimeout(300)
  }
}

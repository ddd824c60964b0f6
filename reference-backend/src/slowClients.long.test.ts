import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { SEED_NOW, signInAccount } from './testing/client.ts'
import { type SpawnedBackend, spawnBackend } from './testing/spawnBackend.ts'

const HEAD = 'POST /api/account/login HTTP/1.1\r\nHost: portal.example\r\nContent-Type: application/json\r\n'
const BODY = `${HEAD}Content-Length: 999\r\n\r\n{"username":`
const SIGN_INS = 5

describe('clients that send half a request', () => {
  let backend: SpawnedBackend
  beforeAll(async () => {
    backend = await spawnBackend({ env: { SEED_NOW, REQUEST_SECONDS: '10' } })
  })
  afterAll(async () => {
    await backend?.kill('SIGKILL')
  })

  test('200 of them are disconnected, and sign-ins complete while all are open', async () => {
    const open = (count: number, half: string, keepsSending: boolean) =>
      Promise.all(Array.from({ length: count }, () => slowClient(backend.address, half, keepsSending)))
    const silent = [...(await open(67, HEAD, false)), ...(await open(67, BODY, false))]
    const slow = await open(66, BODY, true)
    let closed = 0
    for (const { cutOff } of [...silent, ...slow]) void cutOff.then(() => closed++)
    for (let count = 0; count < SIGN_INS; count++)
      expect((await signInAccount(backend.address, 'dana')).token).toBeTruthy()
    expect(closed).toBe(0)

    const received = await Promise.all(silent.map(({ cutOff }) => cutOff))
    expect(received.filter((text) => !text.startsWith('HTTP/1.1 408 '))).toEqual([])
    await Promise.all(slow.map(({ cutOff }) => cutOff))
    expect((await signInAccount(backend.address, 'dana')).token).toBeTruthy()
  })
})

interface SlowClient {
  /** The bytes received before the connection was closed. */
  readonly cutOff: Promise<string>
}

function slowClient(address: string, half: string, keepsSending: boolean): Promise<SlowClient> {
  const { hostname, port } = new URL(address)
  return new Promise((resolve) => {
    let text = ''
    const socket = connect(Number(port), hostname)
    const cutOff = new Promise<string>((close) => socket.once('close', () => close(text)))
    socket.on('data', (chunk) => {
      text += chunk.toString()
    })
    // Writing to a closed connection is an error here, and the expected end.
    socket.on('error', () => resolve({ cutOff }))
    socket.write(half, () => {
      if (keepsSending) void trickle(socket)
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

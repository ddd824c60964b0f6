import { PassThrough } from 'node:stream'
import { startBackend } from './backendProcess.ts'

test('passes the backend’s log on and stops the backend', async () => {
  const output = new PassThrough()
  const backend = await startBackend('memory://', output)
  expect(String(output.read())).toContain(`reference backend listening on ${backend.address}`)
  expect((await fetch(`${backend.address}/health`)).status).toBe(200)
  await backend.stop()
  expect(await backend.exited).toBe(0)
}, 60_000)

import { PassThrough } from 'node:stream'
import { startBackend } from './backendProcess.ts'
import { firstMatch } from './firstMatch.ts'

test('passes the backend’s log on, also after a line that could not be written, and stops the backend', async () => {
  const output = new PassThrough()
  const listening = firstMatch(output, /reference backend listening on (\S+)/)
  const backend = await startBackend('memory://', output)
  expect(await listening).toBe(backend.address)
  const refused = firstMatch(output, /(request refused)/)
  // As standard output does on a full disk.
  output.on('error', () => undefined).emit('error', new Error('ENOSPC'))
  expect((await fetch(`${backend.address}/unknown`)).status).toBe(404)
  expect(await refused).toBe('request refused')
  await backend.stop()
  expect(await backend.exited).toBe(0)
}, 60_000)

test('a backend whose environment has a drain time longer than the limit of a stop ends by itself', async () => {
  process.env.DRAIN_SECONDS = '60'
  const backend = await startBackend('memory://', new PassThrough()).finally(() => delete process.env.DRAIN_SECONDS)
  await backend.stop()
  expect(await backend.exited).toBe(0)
}, 60_000)

test('names the signal that ended a starting backend, as the system does without memory', async () => {
  const program = ['--eval', 'process.kill(process.pid, "SIGKILL")']
  await expect(startBackend('memory://', new PassThrough(), program)).rejects.toThrow(
    'The reference backend exited with SIGKILL while starting.',
  )
})

import { PassThrough } from 'node:stream'
import { firstMatch } from './firstMatch.ts'

const PATTERN = /listening on (\S+)\n/

test('finds a match that arrives in two pieces after a long log', async () => {
  const stream = new PassThrough()
  const found = firstMatch(stream, PATTERN)
  stream.write('x'.repeat(100_000))
  stream.write('listening on http://a')
  stream.write('.example\n')
  expect(await found).toBe('http://a.example')
})

test('reads nothing more after the match', async () => {
  const stream = new PassThrough()
  const found = firstMatch(stream, PATTERN)
  stream.write('listening on a\n')
  await found
  expect(stream.listenerCount('data')).toBe(0)
})

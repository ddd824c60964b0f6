import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

function startOn(port: string) {
  const line = ['--import', 'tsx', 'examples/start/start.ts', 'plain']
  return spawnSync(process.execPath, line, { cwd: `${__dirname}/../..`, env: { ...process.env, PORT: port } })
}

test('ends with a sentence, before it starts a portal, on a port that another program uses', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = Object(other.address())
  const { status, stderr, stdout } = startOn(String(port))
  other.close()
  expect([status, String(stderr), String(stdout)]).toEqual([1, expect.stringMatching(/^Port \d+ is in use .*\n$/), ''])
}, 60_000)

test('ends with a sentence on a port that is no number', () => {
  const { status, stderr } = startOn('abc')
  expect([status, String(stderr)]).toEqual([1, 'PORT must be a number from 0 to 65535; it is "abc".\n'])
}, 60_000)

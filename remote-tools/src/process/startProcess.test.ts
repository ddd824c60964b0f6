import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProcess } from './startProcess.ts'

test.each([
  ['process.exit(3)', 'ended with 3'],
  ["process.kill(process.pid, 'SIGKILL')", 'ended with SIGKILL'],
])('a process that ends at its start by %s is reported with its last output', async (end, reason) => {
  const file = join(mkdtempSync(join(tmpdir(), 'process-')), 'ending.mjs')
  writeFileSync(file, `process.stderr.write('x'.repeat(60_000) + 'the folder is locked')\n${end}\n`)
  const started = startProcess({ name: 'The server', file, environment: {}, ready: /never/ })
  await expect(started).rejects.toThrow(new RegExp(`^The server ${reason}:[^]*the folder is locked$`))
})

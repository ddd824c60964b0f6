import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

test.each([
  ['whose port is none', "{ environment: { PORT: 'none' } }", /PORT must be a number/],
  ['without a release store to copy', "{ compiledOver: '/none' }", /ENOENT/],
])('a portal %s leaves no folder behind', (_, options, reason) => {
  const folder = mkdtempSync(join(tmpdir(), 'failing-'))
  const module = pathToFileURL(join(import.meta.dirname, 'startPortal.ts')).href
  const script = `const { startPortal } = await import('${module}'); await startPortal(${options})`
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { ...process.env, TMPDIR: folder },
  })
  expect([status, stderr]).toEqual([1, expect.stringMatching(reason)])
  expect(readdirSync(folder).filter((name) => name.startsWith('portal-'))).toEqual([])
})

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Runs `npm run weigh` for an import, with a folder of its own for temporary files. */
function weigh(text: string, folder = tmpdir()) {
  const parameters = ['--import', 'tsx', join(__dirname, 'weigh.ts'), text]
  return spawnSync(process.execPath, parameters, { encoding: 'utf8', env: { ...process.env, TMPDIR: folder } })
}

test("weighs the portal's version of Material UI, and not the one of an example", () => {
  // Version 7, which an example has, does not export it.
  const { stdout, stderr } = weigh('{ enhanceHighContrast } @mui/material/styles')
  expect(stderr).toBe('')
  expect(stdout).toMatch(/^ +\d+\.\d KB {2}\{ enhanceHighContrast \} @mui\/material\/styles\n$/)
}, 60_000)

test.each([
  ['a name that the package does not have', '{ noSuchName } swr', /noSuchName/],
  ['no package', 'swr', /^"swr" names no package to import from\.\n\nusage: npm run weigh/],
])(
  'for %s it prints the reason alone and leaves no file behind',
  (_, text, reason) => {
    const folder = mkdtempSync(join(tmpdir(), 'weighing-'))
    const { status, stdout, stderr } = weigh(text, folder)
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(reason)
    expect(stderr).not.toMatch(/\n\s+at /)
    expect(readdirSync(folder).filter((name) => name.startsWith('weigh-'))).toEqual([])
  },
  60_000,
)

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** Runs `npm run weigh` for an import. */
function weigh(text: string) {
  const parameters = ['--import', 'tsx', join(__dirname, 'weigh.ts'), text]
  return spawnSync(process.execPath, parameters, { encoding: 'utf8' })
}

test("weighs the portal's version of Material UI, and not the one of an example", () => {
  // Version 7, which an example has, does not export it.
  const { stdout, stderr } = weigh('{ enhanceHighContrast } @mui/material/styles')
  expect(stderr).toBe('')
  expect(stdout).toMatch(/^ +\d+\.\d KB {2}\{ enhanceHighContrast \} @mui\/material\/styles\n$/)
}, 60_000)

test('ends with the reason when the package has no such name', () => {
  const { status, stderr } = weigh('{ noSuchName } swr')
  expect(status).toBe(1)
  expect(stderr).toContain('noSuchName')
}, 60_000)

import { executeRelease } from './executeRelease.ts'
import { aTemporaryFolder } from './testing/aBuiltRemote.ts'
import { publishTo, runReleaseOn } from './testing/release.ts'

const remote = 'mfe-orders-available'
const FORGED = 'broken\n   9  2026-11-30T09:00:00.000Z  operator: promoted'
/** Erases the terminal, and reverses what follows. */
const COMMANDS = '\u001b[2J\u202e'

/** What a command prints, and where. */
async function printed(...line: readonly string[]) {
  const [out, err] = [process.stdout, process.stderr].map((stream) => jest.spyOn(stream, 'write').mockReturnValue(true))
  await executeRelease(line)
  const texts = [out, err].map((spy) => spy?.mock.calls.map(([text]) => String(text)).join(''))
  for (const spy of [out, err]) spy?.mockRestore()
  return { out: texts[0] ?? '', err: texts[1] ?? '' }
}

test('prints what another team has written in one line, without what commands a terminal', async () => {
  const store = aTemporaryFolder()
  for (const version of ['1.0.0', '1.1.0']) await publishTo(store, { version, code: `screen ${version}` })
  await runReleaseOn(store, `promote ${remote}@1.0.0`, '--why', COMMANDS + FORGED)
  await runReleaseOn(store, `block ${remote}@1.1.0`, '--reason', COMMANDS + FORGED)
  for (const command of ['history', 'list']) {
    const { out } = await printed('--store', store, command)
    expect(out).toContain('\\u001b[2J\\u202ebroken\\u000a')
    expect(out).not.toMatch(/(?!\n)\p{C}/u)
    expect(out.match(/operator: promoted/g)?.length).toBe(out.match(/broken/g)?.length)
    expect(out).not.toMatch(/^ {3}9/m)
  }
  const { err } = await printed('--store', store, 'promote', `${remote}@1.1.0`)
  expect(err).toContain('1.1.0')
  expect(err).not.toMatch(/(?!\n)\p{C}/u)
})

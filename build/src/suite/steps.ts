import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCoverage } from '../repoRules/coverageTable.ts'
import { readImports } from '../repoRules/dependencyCruiser.ts'
import { root } from '../workspaces.ts'
import { type Imports, journeysOf, reachedFiles, testsWithProcesses } from './affectedTests.ts'
import { changedFiles, trackedFiles } from './changedFiles.ts'
import { LONG_TAG, LONG_TEST } from './longTests.ts'
import type { Step } from './runSteps.ts'

const COVERAGE = 'docs/specification-coverage.md'
/** Tests about the repository as a whole, which every change can break. */
const REPOSITORY_RULES = 'build/src/repoRules'
/** A process that a failed test leaves running would keep Jest, and with it the suite, from ending. */
const ENDS_ALWAYS = '--forceExit'
/** Jest takes these instead of the configured ones. */
const NO_LONG_TESTS = ['--testPathIgnorePatterns', LONG_TEST.source, '/node_modules/', '<rootDir>/dist/']
const NO_LONG_JOURNEYS = ['--grep-invert', LONG_TAG]
const ALL_BUT_LONG_JOURNEYS = [
  ...['all', 'engines', 'embedding'].map((name) => `--project=${name}`),
  ...NO_LONG_JOURNEYS,
]

/** The checks of every change in groups, the cheapest first. None of the first group keeps all cores busy alone. */
export function allSteps(): readonly (readonly Step[])[] {
  return [
    [script('types'), script('lint'), script('build')],
    [script('unit', ENDS_ALWAYS, ...NO_LONG_TESTS)],
    [script('e2e', ...ALL_BUT_LONG_JOURNEYS)],
  ]
}

/** What `allSteps` leaves out, because it takes minutes: the long tests and journeys, and the matrices of faults as a whole. */
export function longSteps(): readonly (readonly Step[])[] {
  return [
    [script('build')],
    [script('unit', ENDS_ALWAYS, '--testPathPatterns', LONG_TEST.source)],
    // Playwright compares the pattern with the name of the file too.
    [script('e2e', '--grep', `${LONG_TAG}|${LONG_TEST.source}`)],
    [script('faults')],
  ]
}

/** The checks that the changes since a commit can fail: by the import graph, and by the table of requirements. */
export async function changedSteps(commit: string): Promise<readonly (readonly Step[])[]> {
  const changed = changedFiles(commit)
  const reached = reachedFiles(JSON.parse(await readImports()) as Imports, changed)
  const { rows } = readCoverage(readFileSync(join(root, COVERAGE), 'utf8'))
  const { files, titles } = journeysOf(rows, reached)
  const rules = trackedFiles(REPOSITORY_RULES).filter((file) => file.endsWith('.test.ts'))
  const sources = changed.filter((file) => /\.(tsx?|mjs|cjs)$/.test(file) && !file.startsWith('e2e/'))
  const related = [...new Set([...sources, ...rules, ...testsWithProcesses(changed, trackedFiles('.'))])]
  const journeys = files.map((file) => file.slice('e2e/'.length))
  return [
    [script('types'), script('lint')],
    [script('unit', ENDS_ALWAYS, ...NO_LONG_TESTS, '--findRelatedTests', ...related)],
    ...(files.length === 0
      ? []
      : [
          [script('build')],
          [
            script(
              'e2e',
              '--pass-with-no-tests',
              ...journeys,
              ...NO_LONG_JOURNEYS,
              ...(titles === undefined ? [] : ['--grep', titles]),
            ),
          ],
        ]),
  ]
}

function script(name: string, ...parameters: readonly string[]): Step {
  return { name, command: 'npm', parameters: ['run', '-s', name, '--', ...parameters] }
}

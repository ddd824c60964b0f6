import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { workspace } from '@carrier-portal/remote-tools/jest'
import { testedFolders } from './pureModules.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The table tests beside the measured modules: those that run in a browser's environment or use its database are others. */
const tableTests = testedFolders.flatMap((folder) => {
  const paths = readdirSync(`${root}${folder}`)
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `${folder}/${name}`)
    .filter((path) => !/@jest-environment|fake-indexeddb/.test(readFileSync(`${root}${path}`, 'utf8')))
  // Without a test Jest would run the tests of the whole repository for each mutant.
  if (paths.length === 0) throw new Error(`${folder} is measured by mutation and has no table test.`)
  return paths
})

/** Runs these tests in plain Node: a browser's globals would take most of the time. */
export default {
  ...workspace('.', 'node')[0],
  displayName: 'mutants',
  rootDir: root,
  setupFilesAfterEnv: [],
  testEnvironment: '@stryker-mutator/jest-runner/jest-env/node',
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/.mutants/'],
  testMatch: tableTests.map((path) => `<rootDir>/${path}`),
}

import { workspace } from '@carrier-portal/remote-tools/jest'
import { testedFolders } from './pureModules.mjs'

/** Tests in the same folders that are about browser events and storage, and none of the measured modules. */
const needABrowser = [
  'createApi',
  'drafts',
  'followTabs',
  'idleWatch',
  'lastActivity',
  'session(?!Cookies)\\w+',
  'userActivity',
]

/** The table tests beside the measured modules, in plain Node: a browser's globals would take most of the time. */
export default {
  ...workspace('.', 'node')[0],
  displayName: 'mutants',
  rootDir: new URL('../..', import.meta.url).pathname,
  setupFilesAfterEnv: [],
  testEnvironment: '@stryker-mutator/jest-runner/jest-env/node',
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/.mutants/'],
  testPathIgnorePatterns: ['/node_modules/', ...needABrowser.map((name) => `/${name}\\.test\\.`)],
  testMatch: testedFolders.map((folder) => `<rootDir>/${folder}/*.test.ts`),
}

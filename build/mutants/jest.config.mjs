import { workspace } from '../jest/preset.mjs'
import { pureModules } from './pureModules.mjs'

const rootDir = new URL('../..', import.meta.url).pathname

/** The table tests beside the measured modules. */
export default {
  ...workspace('.', 'browser'),
  rootDir,
  displayName: undefined,
  testEnvironment: new URL('environment.cjs', import.meta.url).pathname,
  testMatch: Object.keys(pureModules).map((folder) => `<rootDir>/${folder}/*.test.ts`),
}

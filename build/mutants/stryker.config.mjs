import { pureModules } from './pureModules.mjs'

/** `npm run mutants`: changes each measured module in every small way, and expects a table test to fail. */
export default {
  mutate: pureModules,
  testRunner: 'jest',
  jest: { configFile: 'build/mutants/jest.config.mjs', enableFindRelatedTests: false },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  ignoreStatic: true,
  ignorePatterns: ['/.data', '/.mutants', '/bench', '/docs', '/e2e', '/examples', '**/dist', '**/test-results'],
  thresholds: { high: 95, low: 90, break: 90 },
  reporters: ['clear-text', 'json', 'progress'],
  clearTextReporter: { allowColor: false, reportTests: false, skipFull: true },
  jsonReporter: { fileName: '.mutants/report.json' },
  tempDirName: '.mutants/sandbox',
}

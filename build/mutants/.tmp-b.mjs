import base from './stryker.config.mjs'
export default { ...base, tempDirName: '.mutants/b', jsonReporter: { fileName: '.mutants/b.json' } }

const { mixinJestEnvironment } = require('@stryker-mutator/jest-runner')
const BrowserEnvironment = require('../jest/browserEnvironment.cjs')

/** The environment of the component tests, which also reports which test covers which mutant. */
module.exports = mixinJestEnvironment(BrowserEnvironment)

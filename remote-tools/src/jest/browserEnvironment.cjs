const { TestEnvironment } = require('jest-environment-jsdom')

/** Globals that jsdom lacks and Node has. FormData is not one of them: jsdom's form submission rejects Node's. */
const fromNode = [
  'TextEncoder',
  'TextDecoder',
  'TextEncoderStream',
  'TextDecoderStream',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'CompressionStream',
  'DecompressionStream',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'AbortController',
  'AbortSignal',
  'Blob',
  'structuredClone',
]

/** The rules that decide whether an element is shown, which each query by role asks. */
const SHOWS_OR_HIDES = /[{;]\s*(display|visibility)\s*:/

/**
 * A jsdom environment with Node's fetch and streams, so that component tests call the real reference backend. Of the rules
 * of styled-components only those that show or hide something apply: for each query by role, jsdom matches every rule with
 * every element, which used a fifth of the processor time of component tests. A test of other styles has
 * `@jest-environment-options {"allStyles": true}` in its first comment.
 */
module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context)
    if (config.projectConfig.testEnvironmentOptions.allStyles !== true) keepRulesThatHide(this.global)
    for (const name of fromNode) if (globalThis[name] !== undefined) this.global[name] = globalThis[name]
    this.global.Uint8Array = Uint8Array
    this.global.ArrayBuffer = ArrayBuffer
  }

  exportConditions() {
    return ['node', 'node-addons', 'require', 'default']
  }
}

function keepRulesThatHide(window) {
  // styled-components inserts rules one by one then; in tests it replaces the text of whole sheets otherwise.
  window.SC_DISABLE_SPEEDY = false
  const sheet = window.CSSStyleSheet.prototype
  const { insertRule } = sheet
  sheet.insertRule = function insertHidingRule(rule, index) {
    // A rule without an element keeps the positions of all others.
    return insertRule.call(this, SHOWS_OR_HIDES.test(rule) ? rule : 'left-out{}', index)
  }
}

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

/** A jsdom environment with Node's fetch and streams, so that component tests call the real reference backend. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(...parameters) {
    super(...parameters)
    for (const name of fromNode) if (globalThis[name] !== undefined) this.global[name] = globalThis[name]
    this.global.Uint8Array = Uint8Array
    this.global.ArrayBuffer = ArrayBuffer
  }

  exportConditions() {
    return ['node', 'node-addons', 'require', 'default']
  }
}

const { TestEnvironment } = require('jest-environment-jsdom')

/** What jsdom lacks and Node has. Not FormData: with Node's a form's submit breaks. */
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

/** A page in jsdom with the platform's own fetch, so that component tests talk to the real reference backend. */
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

import { moduleAddress, type OrderEditorSource } from './source.ts'

const portal = 'https://portal.example'
const integrity = `sha384-${'A'.repeat(64)}`

test.each<[OrderEditorSource, string]>([
  [{ portal }, 'https://portal.example/embed/order-editor/stable/v1.js'],
  [{ portal: `${portal}/`, channel: 'canary' }, 'https://portal.example/embed/order-editor/canary/v1.js'],
  [{ portal, version: '1.4.0', integrity }, 'https://portal.example/embed/order-editor/1.4.0/v1.js'],
  [
    { portal: 'http://localhost:4450', version: '1.4.0-dev.3f2a' },
    'http://localhost:4450/embed/order-editor/1.4.0-dev.3f2a/v1.js',
  ],
])('loads %j from %s', (source, address) => {
  expect(moduleAddress(source)).toBe(address)
})

test.each([
  [{ portal: 'http://portal.example' }, 'portal must be an https origin'],
  [{ portal: 'https://portal.example/path' }, 'portal must be an https origin'],
  [{ portal, version: '../registry.json' }, "version must be a version such as '1.4.0'"],
  [{ portal, version: '1.4.0', integrity: 'md5-x' }, 'integrity must be a SHA-384'],
  [{ portal, integrity }, 'integrity needs a version'],
  [{ portal, channel: 'beta' }, "channel must be 'stable' or 'canary'"],
  [{ portal, version: '1.4.0', channel: 'canary' }, 'version and channel exclude each other'],
  [{ portal, origin: portal }, 'origin is no option of a source'],
  [undefined, 'portal must be an https origin'],
  [null, 'portal must be an https origin'],
  [portal, /portal must be an https origin[^;]*$/],
])('rejects the source %j: %s', (source, issue) => {
  expect(() => moduleAddress(source as never)).toThrow(TypeError)
  expect(() => moduleAddress(source as never)).toThrow(issue)
})

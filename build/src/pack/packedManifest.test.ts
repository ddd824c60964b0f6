import { packedManifest } from './packedManifest.ts'

const manifest = { name: '@carrier-portal/example', version: '1.2.0' }

test.each([
  ['./src/index.ts', { types: './dist/index.d.ts', default: './dist/index.js' }],
  ['./src/dev/standalone.tsx', { types: './dist/dev/standalone.d.ts', default: './dist/dev/standalone.js' }],
  ['./src/jest/preset.mjs', './dist/jest/preset.mjs'],
  ['./openapi.yaml', './openapi.yaml'],
])('publishes the entry point %s as %j', (file, target) => {
  expect(packedManifest({ ...manifest, exports: { '.': file } }).exports).toEqual({ '.': target })
})

test('names the types and the module of the package itself for a compiler that reads no exports', () => {
  expect(packedManifest({ ...manifest, exports: { '.': './src/index.ts', './v1': './src/v1.ts' } })).toMatchObject({
    main: './dist/index.js',
    types: './dist/index.d.ts',
  })
})

test('accepts later minor versions of the other published packages and keeps exact versions of libraries', () => {
  const dependencies = { '@carrier-portal/contract': '1.0.0', swr: '2.5.1' }
  expect(packedManifest({ ...manifest, dependencies }).dependencies).toEqual({
    '@carrier-portal/contract': '^1.0.0',
    swr: '2.5.1',
  })
})

test('leaves out what only the workspace uses', () => {
  const packed = packedManifest({ ...manifest, private: true, scripts: {}, devDependencies: {}, sideEffects: false })
  expect(packed).not.toHaveProperty('private')
  expect(packed).not.toHaveProperty('scripts')
  expect(packed).not.toHaveProperty('devDependencies')
  expect(packed).toMatchObject({ name: '@carrier-portal/example', version: '1.2.0', sideEffects: false })
})

test('requires a version of Node where the workspace does, so that a browser package requires none', () => {
  const engines = { node: '>=20.19' }
  expect(packedManifest({ ...manifest, engines })).toMatchObject({ engines })
  expect(packedManifest(manifest)).not.toHaveProperty('engines')
})

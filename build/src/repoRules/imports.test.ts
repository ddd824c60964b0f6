import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '../workspaces.ts'
import { readImports, violationsIn } from './dependencyCruiser.ts'
import { drawGraph, graphIn } from './drawGraph.ts'
import layers from './layers.json'

let imports: string

beforeAll(async () => {
  imports = await readImports()
})

test('every import follows the rules of .dependency-cruiser.mjs', () => {
  expect(violationsIn(imports)).toEqual([])
})

test('ARCHITECTURE.md shows the current graph; npm run graph updates it', async () => {
  expect(graphIn(readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8'))).toBe(await drawGraph(imports))
})

describe('in a repository with forbidden imports', () => {
  const files = {
    'package.json': '{"name":"fixture","type":"module"}',
    'contract/package.json': packageOf('contract', { '.': './src/index.ts' }),
    'contract/src/index.ts': "import '@carrier-portal/shared-ui/kit'\n",
    'shared-ui/package.json': packageOf('shared-ui', { './kit': './src/kit.ts' }),
    'shared-ui/src/kit.ts': "import 'left-pad'\n",
    'shared-ui/src/theme/color.ts': "import '../form/field.ts'\n",
    'shared-ui/src/form/field.ts': 'export const field = 1\n',
    'shared-ui/src/time/first.ts': "import './second.ts'\n",
    'shared-ui/src/time/second.ts': "import './first.ts'\n",
    'mfe-order-history/package.json': packageOf('mfe-order-history', {}),
    'mfe-order-history/src/remote.ts': "import '@mui/material/Button'\nimport '@carrier-portal/shared-ui/src/kit.ts'\n",
    'shell/package.json': packageOf('shell', {}),
    'shell/src/a.ts': "import '../../mfe-order-history/src/remote.ts'\n",
    'remote-tools/src/a.ts': "import '../../shell/src/a.ts'\n",
  }
  let folder: string
  let violations: readonly string[]

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'imports-'))
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    mkdirSync(join(folder, 'node_modules/@carrier-portal'), { recursive: true })
    for (const name of ['contract', 'shared-ui'])
      symlinkSync(join(folder, name), join(folder, 'node_modules/@carrier-portal', name))
    mkdirSync(join(folder, 'node_modules/@mui/material'), { recursive: true })
    for (const name of ['Button.js', 'package.json'])
      writeFileSync(join(folder, 'node_modules/@mui/material', name), name === 'package.json' ? '{}' : '')
    violations = violationsIn(await readImports(folder))
  })

  test.each([
    ['a workspace that may not be imported', 'imports-of-contract: contract/src/index.ts → shared-ui/src/kit.ts'],
    ['the shell by the tools of a team', 'imports-of-remote-tools: remote-tools/src/a.ts → shell/src/a.ts'],
    ['an undeclared package', 'no-unresolved-import: shared-ui/src/kit.ts → left-pad'],
    ['a folder above', 'layers-of-shared-ui: shared-ui/src/theme/color.ts → shared-ui/src/form/field.ts'],
    ['a cycle', 'no-cycles: shared-ui/src/time/first.ts → shared-ui/src/time/second.ts'],
    [
      'the component library',
      'component-library-through-the-kit: mfe-order-history/src/remote.ts → node_modules/@mui/material/Button.js',
    ],
    [
      'a file that is not an entry point',
      'no-unresolved-import: mfe-order-history/src/remote.ts → @carrier-portal/shared-ui/src/kit.ts',
    ],
    [
      'a relative path to another workspace',
      'no-relative-import-of-a-workspace: shell/src/a.ts → mfe-order-history/src/remote.ts',
    ],
  ])('rejects an import of %s', (_, violation) => {
    expect(violations).toContain(violation)
  })
})

test.each(Object.entries(layers))(
  'every folder of %s has a layer, and every layer is a folder or file',
  (workspace, lines) => {
    const source = join(root, workspace, 'src')
    const folders = readdirSync(source, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    const layered = lines.flat()
    expect(folders.map(({ name }) => name).filter((name) => !layered.includes(name))).toEqual([])
    expect(layered.filter((name) => !existsSync(join(source, name)))).toEqual([])
  },
)

function packageOf(name: string, exports: object): string {
  return JSON.stringify({ name: `@carrier-portal/${name}`, version: '1.0.0', type: 'module', exports })
}

import { repeatedNames, unusedExports } from './exportedNames.ts'
import { sourcesOf, workspaceNames } from './sources.ts'

/** Names that several files declare with one meaning. */
const SAME_MEANING: Readonly<Record<string, string>> = {
  messages: 'each screen has one table of texts',
  test: 'each folder of journeys extends the test function with its fixtures',
  mount: 'order-editor/src/v1.ts declares the types of the embed module',
  createOrderEditor: 'order-editor/src/v1.ts declares the types of the embed module',
  OrderEditorElement: 'order-editor/src/v1.ts declares the types of the embed module',
  loadDefinition: 'bench/src/single/federation.ts replaces the shell module in the single bundle',
  sharedParts: 'bench/src/single/federation.ts replaces the shell module in the single bundle',
  DEMO_PASSWORD: 'the tools start the backend as a process and must not import it',
}

/** The types of the package for other companies' tools, and a function that compiled modules call. */
const FOR_OTHERS = /^order-editor\/src\/v1\.ts|^remote-tools\/src\/dev\/refresh\/runtime\.js/

const sources = sourcesOf(workspaceNames()).filter(({ path }) => !path.endsWith('.gen.ts'))

test('an exported name has one meaning in the repository', () => {
  const repeated = repeatedNames(sources).filter(({ name }) => !(name in SAME_MEANING))
  expect(repeated).toEqual([])
})

test('another file uses each exported name', () => {
  expect(unusedExports(sources).filter((name) => !FOR_OTHERS.test(name))).toEqual([])
})

test('finds a name that two files declare, and ignores re-exports', () => {
  const repeated = repeatedNames([
    source('a.ts', 'export interface Row {}\nexport const one = 1'),
    source('b.ts', 'export async function Row() {}'),
    source('c.ts', "export { one } from './a.ts'"),
  ])
  expect(repeated).toEqual([{ name: 'Row', files: ['a.ts', 'b.ts'] }])
})

test('finds an exported name that only its own file contains', () => {
  const unused = unusedExports([
    source('a.ts', 'export interface Row {}\nexport const rows: Row[] = []'),
    source('b.ts', "import { rows } from './a.ts'"),
  ])
  expect(unused).toEqual(['a.ts: Row'])
})

function source(path: string, text: string) {
  return { path, text }
}

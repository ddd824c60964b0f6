import { repeatedNames } from './exportedNames.ts'
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
  integrityOf: 'hosting runs without the tooling and must not import it',
}

test('an exported name has one meaning in the repository', () => {
  const sources = sourcesOf(workspaceNames()).filter(({ path }) => !path.endsWith('.gen.ts'))
  const repeated = repeatedNames(sources).filter(({ name }) => !(name in SAME_MEANING))
  expect(repeated).toEqual([])
})

test('finds a name that two files declare, and ignores re-exports', () => {
  const source = (path: string, text: string) => ({ path, workspace: 'a', text })
  const sources = [
    source('a.ts', 'export interface Row {}\nexport const one = 1'),
    source('b.ts', 'export async function Row() {}'),
    source('c.ts', "export { one } from './a.ts'"),
  ]
  expect(repeatedNames(sources)).toEqual([{ name: 'Row', files: ['a.ts', 'b.ts'] }])
})

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { listRemotes, root } from '../workspaces.ts'
import { brokenCitations } from './citations.ts'
import { readRequirementIds } from './coverageTable.ts'
import { isTest, sourcesOf, workspaceNames } from './sources.ts'

const textOf = (path: string) => readFileSync(join(root, path), 'utf8')
const pages = readdirSync(join(root, 'docs/decisions')).filter((name) => name !== 'README.md')
const citable = {
  requirements: new Set(readRequirementIds(textOf('docs/requirements.md'))),
  decisions: new Set(pages.map((name) => name.slice(0, 3))),
}
const documents = ['.', ...workspaceNames(), 'docs', 'docs/decisions'].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
)

test('every requirement and decision that is cited exists', () => {
  const sources = sourcesOf(workspaceNames()).filter(({ path }) => !/citations|coverageTable/.test(path))
  const texts = [...sources, ...documents.map((path) => ({ path, text: textOf(path) }))]
  expect(texts.flatMap(({ path, text }) => brokenCitations(text, citable).map((cited) => `${path}: ${cited}`))).toEqual(
    [],
  )
})

test('every link of a document to a file of the repository leads to one', () => {
  const broken = documents.flatMap((path) =>
    [...textOf(path).matchAll(/\]\(([^)#]+)[^)]*\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^\w+:/.test(target) && !existsSync(join(root, path, '..', target)))
      .map((target) => `${path}: ${target}`),
  )
  expect(broken).toEqual([])
})

test('every link of a document to a heading leads to one', () => {
  const broken = documents.flatMap((path) =>
    [...textOf(path).matchAll(/\]\(([^)#:]*)#([^)]+)\)/g)]
      .filter(([, target = '', heading = '']) => {
        const page = target === '' ? path : join(path, '..', target)
        return !headingsOf(textOf(page)).includes(heading)
      })
      .map(([link]) => `${path}: ${link}`),
  )
  expect(broken).toEqual([])
})

/** The ids that GitHub gives to the headings of a page. */
function headingsOf(markdown: string): readonly string[] {
  return [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

test.each(pages)('%s has its number, a status and a date, and is in the index', (name) => {
  const text = textOf(`docs/decisions/${name}`)
  expect(text).toMatch(
    new RegExp(
      `^# ${name.slice(0, 3)} .+\\n\\n\\*\\*Status\\.\\*\\* .+\\n(.+\\n)*\\*\\*Date\\.\\*\\* \\d{4}-\\d\\d-\\d\\d\\.\\n`,
    ),
  )
  expect(textOf('docs/decisions/README.md')).toContain(`](${name})`)
})

/** Files that a command writes and git ignores. */
const GENERATED = /^\.mutants\//

test('every file of the repository that a document names exists', () => {
  const missing = documents.flatMap((path) =>
    [...textOf(path).matchAll(/`([\w.-]+(?:\/[\w.-]+)+\.(?:tsx?|m?js|cjs|yaml|json|md))`/g)]
      .map(([, file = '']) => file)
      .filter((file) => !GENERATED.test(file) && !existsSync(join(root, file)))
      .map((file) => `${path}: ${file}`),
  )
  expect(missing).toEqual([])
})

/** `useX.ts` stands for any hook, the build copies `v1.d.ts`, and `carrier-portal create` writes `assets.d.ts`. */
const NO_SOURCE = ['useX.ts', 'v1.d.ts', 'assets.d.ts']

test('every source file that a document names without its folder exists', () => {
  const rootFiles = readdirSync(root)
  const known = new Set([...rootFiles, ...NO_SOURCE, ...sourcesOf(workspaceNames()).map(({ path }) => basename(path))])
  const missing = documents.flatMap((path) =>
    [...textOf(path).matchAll(/`([A-Za-z][\w.-]*\.(?:tsx?|mjs|cjs))`/g)]
      .map(([, name = '']) => name)
      .filter((name) => !known.has(name))
      .map((name) => `${path}: ${name}`),
  )
  expect(missing).toEqual([])
})

test('releasing.md names every file that names the folder of a screen, which changes when the screen moves out', () => {
  // `npm install` changes the lock file, a page is found by the rules above, and a rule of a hidden file then has no file.
  const rootFiles = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^\.|\.md$|^package-lock\.json$/.test(entry.name))
    .map(({ name }) => ({ path: name, text: textOf(name) }))
  const imports = sourcesOf(workspaceNames()).filter(({ path }) => !isTest(path))
  const naming = listRemotes().flatMap((remote) => [
    ...rootFiles.filter(({ text }) => text.includes(remote)),
    ...imports.filter(({ text }) => text.includes(`../${remote}/`)),
  ])
  const page = textOf('docs/releasing.md')
  const unnamed = naming.filter(({ path }) => !page.includes(`\`${path}\``)).map(({ path }) => path)
  expect([...new Set(unnamed)]).toEqual([])
})

test('every module that is measured by mutation exists', () => {
  const modules: unknown = JSON.parse(textOf('build/mutants/modules.json'))
  if (!Array.isArray(modules)) throw new Error('modules.json is not a list')
  expect(modules.filter((path) => !existsSync(join(root, String(path))))).toEqual([])
})

test('the decisions are numbered without gaps', () => {
  expect(pages.map((name) => Number(name.slice(0, 3)))).toEqual(pages.map((_, index) => index + 1))
})

test.each([
  ['LIST-1 and SHA-384', []],
  ['LIST-99', ['LIST-99']],
  ['decision 004, docs/decisions/001-x.md', []],
  ['decision 099', ['decision 099']],
])('finds in %j the broken citations %j', (text, expected) => {
  expect(brokenCitations(text, { requirements: new Set(['LIST-1']), decisions: new Set(['001', '004']) })).toEqual(
    expected,
  )
})

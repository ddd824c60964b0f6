import { bannedWordsIn } from './bannedWords.ts'
import { pagesOf, sourcesOf, workspaceNames } from './sources.ts'

test('names, comments, titles, output and pages use the words of docs/glossary.md', () => {
  const sources = sourcesOf(workspaceNames()).filter(({ path }) => !/repoRules\/bannedWords|\.gen\.ts$/.test(path))
  const pages = pagesOf().filter(({ path }) => path !== 'docs/glossary.md')
  expect(pages.map(({ path }) => path)).toContain('docs/requirements.md')
  expect([...sources, ...pages].flatMap((source) => bannedWordsIn(source))).toEqual([])
})

test.each([
  ['a comment', '// the shell tells the user', ['a.ts:1: "tells", write notify, report, log']],
  ['a program that knows', '// a page does not know it', ['a.ts:1: "page does not know", write has, contains, reads']],
  ['nothing in a person who knows', '// the page names what a person knows', []],
  ['an unanswered call', '// an unanswered save', ['a.ts:1: "unanswered", write unacknowledged, without a response']],
  ['a name', '\nconst sessionKeeper = 1', ['a.ts:2: "Keeper", write store, retention rule']],
  ['a part of a name', 'function tellUser() {}', ['a.ts:1: "tell", write notify, report, log']],
  ['the parts of a name', 'const hasStandIn = true', ['a.ts:1: "Stand In", write fallback, replaces']],
  ['a title', "test('nobody reads it', run)", ['a.ts:1: "nobody", write the subject by its name: user, request']],
  [
    'a citation of a missing document',
    '/** specification, section 4 */',
    ['a.ts:1: "specification, section", write a requirement id or docs/decisions/NNN'],
  ],
  ['none in other words', 'const intelligent = outdoors // a stellar warehouse', []],
])('finds %s', (_, text, found) => {
  expect(bannedWordsIn({ path: 'a.ts', text })).toEqual(found)
})

import { journeysOf, reachedFiles, testsWithProcesses } from './affectedTests.ts'

const imports = {
  modules: [
    { source: 'shared-ui/field.tsx', dependents: ['mfe-a/screen.tsx', 'mfe-a/field.test.tsx'] },
    { source: 'mfe-a/screen.tsx', dependents: ['mfe-a/remote.ts'] },
    { source: 'mfe-b/screen.tsx', dependents: ['mfe-b/remote.ts'] },
  ],
}

const row = (file: string, proof: string, title: string) => ({
  line: 1,
  id: 'A-1',
  where: [file],
  proofs: [{ file: proof, title }],
})

test('a change reaches the files that import it, also through others', () => {
  expect([...reachedFiles(imports, ['shared-ui/field.tsx'])]).toEqual([
    'shared-ui/field.tsx',
    'mfe-a/screen.tsx',
    'mfe-a/field.test.tsx',
    'mfe-a/remote.ts',
  ])
})

test('runs the journeys of the requirements that a reached file implements, by title', () => {
  const rows = [
    row('mfe-a/screen.tsx', 'e2e/journeys/a.spec.ts', 'shows %s (all)'),
    row('mfe-a/screen.tsx', 'mfe-a/screen.test.tsx', 'a table test'),
    row('mfe-b/screen.tsx', 'e2e/journeys/b.spec.ts', 'shows b'),
  ]
  const journeys = journeysOf(rows, new Set(['mfe-a/screen.tsx']))
  expect(journeys).toEqual({ files: ['e2e/journeys/a.spec.ts'], titles: 'shows .* \\(all\\)' })
  expect('shows two (all)').toMatch(new RegExp(journeys.titles ?? '$^'))
})

test('runs a changed journey file as a whole', () => {
  const rows = [row('mfe-a/screen.tsx', 'e2e/journeys/a.spec.ts', 'shows a')]
  expect(journeysOf(rows, new Set(['mfe-a/screen.tsx', 'e2e/journeys/c.spec.ts']))).toEqual({
    files: ['e2e/journeys/a.spec.ts', 'e2e/journeys/c.spec.ts'],
  })
})

test('leaves out the long journeys', () => {
  const rows = [row('mfe-a/screen.tsx', 'e2e/journeys/a.long.spec.ts', 'kills a')]
  const reached = new Set(['mfe-a/screen.tsx', 'e2e/journeys/b.long.spec.ts'])
  expect(journeysOf(rows, reached)).toEqual({ files: [] })
})

test('runs no journey for files that implement no requirement', () => {
  expect(journeysOf([row('mfe-a/screen.tsx', 'e2e/journeys/a.spec.ts', 'a')], new Set(['README.md']))).toEqual({
    files: [],
  })
})

test('a change in a workspace whose tests start processes runs all tests of that workspace', () => {
  const tracked = ['hosting/a.test.ts', 'hosting/a.ts', 'shell/b.test.ts']
  expect(testsWithProcesses(['hosting/src/c.ts', 'shell/d.ts'], tracked)).toEqual(['hosting/a.test.ts'])
})

import { readCoverage, readRequirementIds } from './coverageTable.ts'

const head = '## Lists\n\n| id | where | proved by |\n|---|---|---|\n'

test('reads a row with all that it names', () => {
  const { rows, problems } = readCoverage(
    `${head}| LIST-1 | \`shell/src/a.ts\`, \`shell/src/b.ts\` | \`shell/src/a.test.ts › says a \\| b\`, \`e2e/b.spec.ts › does b\` |`,
  )
  expect(problems).toEqual([])
  expect(rows).toEqual([
    {
      line: 5,
      id: 'LIST-1',
      where: ['shell/src/a.ts', 'shell/src/b.ts'],
      proofs: [
        { file: 'shell/src/a.test.ts', title: 'says a | b' },
        { file: 'e2e/b.spec.ts', title: 'does b' },
      ],
    },
  ])
})

test('reads the requirements that are not complete', () => {
  const { rows, gaps, problems } = readCoverage('| id | missing |\n|---|---|\n| LIST-2 | the wording |')
  expect({ rows, gaps, problems }).toEqual({
    rows: [],
    gaps: [{ line: 3, id: 'LIST-2', missing: 'the wording' }],
    problems: [],
  })
})

test.each([
  ['an empty cell', '| A-1 | | `a.test.ts › a` |'],
  ['two cells', '| A-1 | `a.ts` |'],
  ['four cells', '| A-1 | `a.ts` | `a.test.ts › a` | more |'],
  ['a proof without a title', '| A-1 | `a.ts` | `a.test.ts` |'],
  ['a proof with two titles', '| A-1 | `a.ts` | `a.test.ts › a › b` |'],
])('reports %s with its line', (_, row) => {
  expect(readCoverage(head + row).problems).toEqual([expect.stringMatching(/^line 5: /)])
})

test('ignores text beside the tables', () => {
  expect(readCoverage('# Coverage\n\nSome text.\n\n- a | b\n')).toEqual({ rows: [], gaps: [], problems: [] })
})

test('reads the ids of the requirements in their order', () => {
  expect(readRequirementIds('| id | requirement |\n|---|---|\n| A-2 | see A-9 |\n| B-1 | x |')).toEqual(['A-2', 'B-1'])
})

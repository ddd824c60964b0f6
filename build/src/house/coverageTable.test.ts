import { readCoverage } from './coverageTable.ts'

const head = '## Specification\n\n| what | section | where | proved by |\n|---|---|---|---|\n'

test('a row is read with all that it names', () => {
  const { rows, problems } = readCoverage(
    `${head}| a \\| b | 4 | \`shell/src/a.ts\`, \`shell/src/b.ts\` | \`shell/src/a.test.ts › says a\`, \`e2e/b.spec.ts › does b\` |`,
  )
  expect(problems).toEqual([])
  expect(rows).toEqual([
    {
      line: 5,
      page: 'specification',
      what: 'a | b',
      section: '4',
      where: ['shell/src/a.ts', 'shell/src/b.ts'],
      proofs: [
        { file: 'shell/src/a.test.ts', title: 'says a' },
        { file: 'e2e/b.spec.ts', title: 'does b' },
      ],
    },
  ])
})

test('rows belong to the page that the heading above names', () => {
  const row = '| a | 1 | `a.ts` | `a.test.ts › a` |\n'
  expect(readCoverage(`${head}${row}### Section 2\n${row}## Decisions\n${row}`).rows.map(({ page }) => page)).toEqual([
    'specification',
    'specification',
    'decisions',
  ])
})

test.each([
  ['an empty cell', '| a | | `a.ts` | `a.test.ts › a` |'],
  ['three cells', '| a | 1 | `a.ts` |'],
  ['five cells', '| a | 1 | `a.ts` | `a.test.ts › a` | more |'],
  ['a proof without a title', '| a | 1 | `a.ts` | `a.test.ts` |'],
  ['a proof with two titles', '| a | 1 | `a.ts` | `a.test.ts › a › b` |'],
])('%s is told with its line', (_, row) => {
  expect(readCoverage(head + row).problems).toEqual([expect.stringMatching(/^line 5: /)])
})

test('text beside the tables is no row', () => {
  expect(readCoverage('# Coverage\n\nSome words.\n\n- a | b\n')).toEqual({ rows: [], problems: [] })
})

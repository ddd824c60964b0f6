import { type CheckedFigure, checkFigures, isWithinLimit } from './limits.ts'
import type { Results } from './performancePage.ts'

const load = {
  scriptBytes: 100,
  requests: 9,
  depth: 3,
  largestPaint: 100,
  layoutShift: 0,
  longestTask: 201,
  ready: 100,
}
const step = { untilPainted: 10, processor: 10 }
const results: Results = {
  measuredOn: '',
  rounds: 1,
  comparisons: ['first order list', 'login'].flatMap((screen) =>
    (['cold', 'hot'] as const).map((cache) => ({ screen, profile: 'mobile', cache, product: load, single: load })),
  ),
  manyOrders: { pageChange: step, filterKey: step },
  editors: [{ rows: 20, keyMedian: 24, keyMax: 80, keyProcessor: 1, opening: 1 }],
  embedded: { kilobytes: 1, firstFieldMs: 1 },
  navigation: { listToList: { phone: 40, desk: 40 }, heapGrowth: 1 },
  lighthouse: [{ screen: 'login', performance: 96, accessibility: 100, bestPractices: 100, blockingMs: 150 }],
}

test('fails exactly the figures beyond their limits', () => {
  expect(
    checkFigures(results)
      .filter((figure) => !isWithinLimit(figure))
      .map(({ what }) => what),
  ).toEqual([
    'first order list, mobile, cold: ready, product ÷ S',
    'first order list, mobile, hot: ready, product ÷ S',
    'login, mobile, cold: longest task, ms',
    'login, mobile, cold: JS, product ÷ S',
    'login, mobile, cold: largest paint, product ÷ S',
    'login, mobile, hot: longest task, ms',
    'key press in an order of 20 rows, longest, ms',
    'Lighthouse, login, performance',
  ])
})

test.each<[string, CheckedFigure, boolean]>([
  ['the largest allowed value', { what: '', measured: 9, limit: 9, isLeast: false }, true],
  ['the smallest allowed value', { what: '', measured: 97, limit: 97, isLeast: true }, true],
  ['a figure that was not measured', { what: '', measured: Number.NaN, limit: 9, isLeast: false }, false],
])('decides whether a limit is kept by %s', (_, figure, kept) => {
  expect(isWithinLimit(figure)).toBe(kept)
})

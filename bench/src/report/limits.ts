import type { PageLoad } from '../measure/loading.ts'
import type { Comparison, Results } from './performancePage.ts'

/** A measured figure and its limit. */
export interface CheckedFigure {
  readonly what: string
  readonly measured: number
  readonly limit: number
  /** Whether the limit is the smallest allowed value; otherwise it is the largest. */
  readonly isLeast: boolean
}

/** Every limit that the product must keep, with the figure of this run. */
export function checkFigures({
  comparisons,
  manyOrders,
  editors,
  navigation,
  lighthouse,
}: Results): readonly CheckedFigure[] {
  return [
    ...comparisons.flatMap(checkLoading),
    atMost('change of list, mobile, ms', navigation.listToList.phone, 100),
    atMost('change of list, mobile, in a window of a desk, ms', navigation.listToList.desk, 100),
    atMost('heap after 200 changes of list and 100 dialogs, MB more', navigation.heapGrowth, 3),
    atMost('change of page of 10,000 orders, ms', manyOrders.pageChange.untilPainted, 56),
    atMost('key in the search of 10,000 orders, ms', manyOrders.filterKey.untilPainted, 32),
    ...editors.flatMap(({ rows, keyMedian, keyMax }) => [
      atMost(`key press in an order of ${rows} rows, median, ms`, keyMedian, 32),
      atMost(`key press in an order of ${rows} rows, longest, ms`, keyMax, 72),
    ]),
    ...lighthouse.flatMap(({ screen, performance, accessibility, bestPractices, blockingMs }) => [
      atLeast(`Lighthouse, ${screen}, performance`, performance, screen === 'login' ? 97 : 90),
      atLeast(`Lighthouse, ${screen}, accessibility`, accessibility, 100),
      atLeast(`Lighthouse, ${screen}, best practices`, bestPractices, 100),
      atMost(`Lighthouse, ${screen}, total blocking time, ms`, blockingMs, screen === 'login' ? 150 : 400),
    ]),
  ]
}

/** Whether a figure keeps its limit. A figure that could not be measured does not. */
export function isWithinLimit({ measured, limit, isLeast }: CheckedFigure): boolean {
  return isLeast ? measured >= limit : measured <= limit
}

/** The limits of a page load, where one applies. */
function checkLoading({ screen, profile, cache, product, single }: Comparison): readonly CheckedFigure[] {
  const name = `${screen}, ${profile}, ${cache}`
  const ratio = (what: string, of: (load: PageLoad) => number, limit: number) =>
    atMost(`${name}: ${what}, product ÷ S`, of(product) / of(single), limit)
  const still = atMost(`${name}: layout shift`, product.layoutShift, 0.001)
  const isMobile = profile === 'mobile'
  if (screen === 'login') {
    const tasks = atMost(`${name}: longest task, ms`, product.longestTask, isMobile ? 200 : 50)
    if (!isMobile || cache === 'hot') return [still, tasks]
    return [
      still,
      tasks,
      ratio('JS', ({ scriptBytes }) => scriptBytes, 0.64),
      atMost(`${name}: JS, KB`, product.scriptBytes / 1024, 80),
      ratio('largest paint', ({ largestPaint }) => largestPaint, 0.3),
    ]
  }
  if (!isMobile) return [still]
  const ready = ratio('ready', (load) => load.ready, cache === 'cold' ? 0.95 : 0.85)
  const requests = atMost(`${name}: requests`, product.requests, 9)
  return cache === 'hot'
    ? [still, ready, requests]
    : [still, ready, requests, ratio('JS', ({ scriptBytes }) => scriptBytes, 1.05)]
}

function atMost(what: string, measured: number, limit: number): CheckedFigure {
  return { what, measured, limit, isLeast: false }
}

function atLeast(what: string, measured: number, limit: number): CheckedFigure {
  return { what, measured, limit, isLeast: true }
}

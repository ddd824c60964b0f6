import type { WorkOrderListItem } from '@carrier-portal/contract'
import { anOrder } from '@carrier-portal/contract/testing'
import { countQuickFilters, matchesQuickFilter, type QuickFilter } from './quickFilters.ts'

/** The pickup of `anOrder` ends at this time, 10:30 AM in New York. */
const PICKUP_END = Date.parse('2026-11-21T15:30Z')
const MINUTE = 60_000

interface Situation {
  readonly order?: Partial<WorkOrderListItem>
  /** Minutes until the end of the pickup. */
  readonly left: number
  readonly isNew?: boolean
}

test.each<[string, Situation, readonly QuickFilter[]]>([
  ['a late order', { left: -1 }, ['late', 'temp:Ambient']],
  ['an order that is due now', { left: 0 }, ['dueSoon', 'temp:Ambient']],
  ['an order that is due in an hour', { left: 60 }, ['dueSoon', 'temp:Ambient']],
  ['an order with more time', { left: 61 }, ['temp:Ambient']],
  ['a new order', { left: 61, isNew: true }, ['new', 'temp:Ambient']],
  ['a completed order', { left: -1, order: { status: 'COMPLETED' } }, ['temp:Ambient']],
  ['an unreadable time', { left: -1, order: { pickupLatestDateTime: 'soon' } }, ['temp:Ambient']],
  ['two states', { left: 61, order: { tempStates: ['Frozen', 'Ambient'] } }, ['temp:Ambient', 'temp:Frozen']],
  ['a repeated state', { left: 61, order: { tempStates: ['Frozen', 'Frozen'] } }, ['temp:Frozen']],
  ['no state', { left: 61, order: { tempStates: [] } }, []],
])('%s passes exactly its filters and is counted once in each', (_, { order, left, isNew = false }, expected) => {
  const item = anOrder(order)
  const context = { now: PICKUP_END - left * MINUTE, newNumbers: new Set(isNew ? [item.workOrderNumber] : []) }
  const known: readonly QuickFilter[] = ['late', 'dueSoon', 'new', 'temp:Ambient', 'temp:Frozen']
  expect(known.filter((filter) => matchesQuickFilter(item, filter, context))).toEqual(expected)
  const counts = countQuickFilters([item], { ...context, withUrgency: true })
  expect(counts.filter(({ count }) => count > 0)).toEqual(expected.map((filter) => ({ filter, count: 1 })))
})

test('lists the filters of urgency only on request, new also for no order, then the states by name', () => {
  const orders = [
    anOrder({ workOrderNumber: 'WO-1', tempStates: ['Refrigerated'] }),
    anOrder({ workOrderNumber: 'WO-2', tempStates: ['Frozen'] }),
    anOrder({ workOrderNumber: 'WO-3', tempStates: ['Frozen'] }),
  ]
  const context = { now: PICKUP_END, newNumbers: new Set<string>() }
  const namesOf = (withUrgency: boolean) =>
    countQuickFilters(orders, { ...context, withUrgency }).map(({ filter, count }) => `${filter} ${count}`)
  expect(namesOf(true)).toEqual(['late 0', 'dueSoon 3', 'new 0', 'temp:Frozen 2', 'temp:Refrigerated 1'])
  expect(namesOf(false)).toEqual(['new 0', 'temp:Frozen 2', 'temp:Refrigerated 1'])
})

test.each<[string, QuickFilter, readonly string[]]>([
  [
    'of a state without an order, so that it can be switched off',
    'temp:Frozen',
    ['new 0', 'temp:Ambient 1', 'temp:Frozen 0'],
  ],
  ['of a state with an order, once', 'temp:Ambient', ['new 0', 'temp:Ambient 1']],
  ['of the new orders, once', 'new', ['new 0', 'temp:Ambient 1']],
])('lists the chosen filter %s', (_, chosen, expected) => {
  const context = { now: PICKUP_END, newNumbers: new Set<string>(), withUrgency: false, chosen }
  expect(countQuickFilters([anOrder()], context).map(({ filter, count }) => `${filter} ${count}`)).toEqual(expected)
})

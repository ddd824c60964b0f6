import type { WorkOrderListItem } from '@carrier-portal/contract'
import { urgencyOf } from '../urgency/urgency.ts'

/** A filter of the loaded list that one click sets: by urgency, by arrival, or by a temperature state. */
export type QuickFilter = 'late' | 'dueSoon' | 'new' | `temp:${string}`

/** The time and the new orders by which the filters are evaluated. */
export interface QuickFilterContext {
  readonly now: number
  readonly newNumbers: ReadonlySet<string>
}

/** Whether an order passes a quick filter. */
export function matchesQuickFilter(
  order: WorkOrderListItem,
  filter: QuickFilter,
  context: QuickFilterContext,
): boolean {
  return filtersPassedBy(order, context).has(filter)
}

/**
 * The quick filters of a list with their counts: late and due soon for orders that have a next stop, new, then each
 * temperature state by name.
 */
export function countQuickFilters(
  orders: readonly WorkOrderListItem[],
  { withUrgency, ...context }: QuickFilterContext & { readonly withUrgency: boolean },
): readonly { readonly filter: QuickFilter; readonly count: number }[] {
  const counts = new Map<QuickFilter, number>()
  for (const order of orders)
    for (const filter of filtersPassedBy(order, context)) counts.set(filter, (counts.get(filter) ?? 0) + 1)
  const states = [...counts.keys()].filter((filter) => filter.startsWith('temp:')).toSorted()
  const filters: readonly QuickFilter[] = [...(withUrgency ? (['late', 'dueSoon'] as const) : []), 'new', ...states]
  return filters.map((filter) => ({ filter, count: counts.get(filter) ?? 0 }))
}

/** All filters at once: the urgency of an order is read from its times, which takes longer than all other steps. */
function filtersPassedBy(order: WorkOrderListItem, { now, newNumbers }: QuickFilterContext): ReadonlySet<QuickFilter> {
  const passed = new Set(order.tempStates.map((state): QuickFilter => `temp:${state}`))
  const level = urgencyOf(order, now)?.level
  if (level === 'late' || level === 'dueSoon') passed.add(level)
  if (newNumbers.has(order.workOrderNumber)) passed.add('new')
  return passed
}

/** The temperature state of a filter by temperature. */
export function tempStateOf(filter: `temp:${string}`): string {
  return filter.slice('temp:'.length)
}

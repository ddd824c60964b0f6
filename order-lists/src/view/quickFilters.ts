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
  { now, newNumbers }: QuickFilterContext,
): boolean {
  if (filter === 'new') return newNumbers.has(order.workOrderNumber)
  if (filter === 'late' || filter === 'dueSoon') return urgencyOf(order, now)?.level === filter
  return order.tempStates.includes(tempStateOf(filter))
}

/**
 * The quick filters of a list with their counts: late and due soon for orders that have a next stop, new, then each
 * temperature state by name. The chosen filter is among them also without an order, so that it can be switched off.
 */
export function countQuickFilters(
  orders: readonly WorkOrderListItem[],
  {
    withUrgency,
    chosen,
    ...context
  }: QuickFilterContext & { readonly withUrgency: boolean; readonly chosen?: QuickFilter | undefined },
): readonly { readonly filter: QuickFilter; readonly count: number }[] {
  const states = orders.flatMap(({ tempStates }) => tempStates.map((state): QuickFilter => `temp:${state}`))
  const chosenState = chosen?.startsWith('temp:') ? [chosen] : []
  const others: readonly QuickFilter[] = ['new', ...[...new Set([...states, ...chosenState])].toSorted()]
  // Once for both filters: the urgency is read from the times of an order, which takes longer than all other filters.
  const levels = withUrgency ? orders.map((order) => urgencyOf(order, context.now)?.level) : []
  const urgent = withUrgency ? (['late', 'dueSoon'] as const) : []
  return [
    ...urgent.map((filter) => ({ filter, count: levels.filter((level) => level === filter).length })),
    ...others.map((filter) => ({
      filter,
      count: orders.filter((order) => matchesQuickFilter(order, filter, context)).length,
    })),
  ]
}

/** The temperature state of a filter by temperature. */
export function tempStateOf(filter: `temp:${string}`): string {
  return filter.slice('temp:'.length)
}

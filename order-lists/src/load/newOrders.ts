import type { WorkOrderListItem } from '@carrier-portal/contract'

/** The numbers that came with this answer and were not in the one before; none when there was none before. */
export function numbersNotIn(
  before: readonly WorkOrderListItem[] | undefined,
  now: readonly WorkOrderListItem[],
): ReadonlySet<string> {
  if (!before) return new Set()
  const known = new Set(before.map(({ workOrderNumber }) => workOrderNumber))
  return new Set(now.map(({ workOrderNumber }) => workOrderNumber).filter((number) => !known.has(number)))
}

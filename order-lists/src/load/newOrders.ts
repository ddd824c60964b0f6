import type { WorkOrderListItem } from '@carrier-portal/contract'

/** The order numbers of this response that the one before did not have; none for the first response. */
export function numbersNotIn(
  before: readonly WorkOrderListItem[] | undefined,
  now: readonly WorkOrderListItem[],
): ReadonlySet<string> {
  if (!before) return new Set()
  const known = new Set(before.map(({ workOrderNumber }) => workOrderNumber))
  return new Set(now.map(({ workOrderNumber }) => workOrderNumber).filter((number) => !known.has(number)))
}

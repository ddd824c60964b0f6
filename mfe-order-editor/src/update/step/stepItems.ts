import type { OrderStep } from '@carrier-portal/contract'
import type { TimeColumn } from '../rules/itemList.ts'
import { type FormItem, isBlank, remainingItems } from '../rules/updateForm.ts'

const COLUMNS = { pickup: 'pickupTime', dropoff: 'dropoffTime' } satisfies Record<OrderStep, TimeColumn>

/** The rows that the step sets: without its time or with the one it has just set, and for a dropoff picked up before. */
export function pendingItems(items: readonly FormItem[], step: OrderStep, time: string): readonly FormItem[] {
  return remainingItems({ items }).filter((item) => {
    const present = item[COLUMNS[step]]
    return (isBlank(present) || present === time) && (step === 'pickup' || !isBlank(item.pickupTime))
  })
}

/** The rows with the step's time on every pending one; those whose keys are left out have none. */
export function withStepTime(
  items: readonly FormItem[],
  step: OrderStep,
  time: string,
  leftOut: ReadonlySet<string>,
): readonly FormItem[] {
  const pending = new Set(pendingItems(items, step, time))
  return items.map((item) =>
    pending.has(item) ? { ...item, [COLUMNS[step]]: leftOut.has(item.key) ? '' : time } : item,
  )
}

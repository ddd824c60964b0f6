import type { OrderStep } from '@carrier-portal/contract'
import type { TimeColumn } from '../rules/itemList.ts'
import { type FormItem, isBlank, remainingItems } from '../rules/updateForm.ts'

const COLUMNS = { pickup: 'pickupTime', dropoff: 'dropoffTime' } satisfies Record<OrderStep, TimeColumn>

/** The rows that the step sets: without its time, and for a dropoff picked up before. */
export function pendingItems(items: readonly FormItem[], step: OrderStep): readonly FormItem[] {
  return remainingItems({ items }).filter(
    (item) => isBlank(item[COLUMNS[step]]) && (step === 'pickup' || !isBlank(item.pickupTime)),
  )
}

/** The rows with the step's time on every pending one, except those whose keys are left out. */
export function withStepTime(
  items: readonly FormItem[],
  step: OrderStep,
  time: string,
  leftOut: ReadonlySet<string>,
): readonly FormItem[] {
  const pending = new Set(pendingItems(items, step))
  return items.map((item) => (pending.has(item) && !leftOut.has(item.key) ? { ...item, [COLUMNS[step]]: time } : item))
}

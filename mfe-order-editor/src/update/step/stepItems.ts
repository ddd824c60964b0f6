import type { OrderStep } from '@carrier-portal/contract'
import type { TimeColumn } from '../rules/itemList.ts'
import {
  type FormItem,
  isBlank,
  remainingItems,
  savedDropoffTime,
  savedPickupTime,
  type UpdateForm,
} from '../rules/updateForm.ts'

const COLUMNS = { pickup: 'pickupTime', dropoff: 'dropoffTime' } satisfies Record<OrderStep, TimeColumn>
const SAVED_TIMES = { pickup: savedPickupTime, dropoff: savedDropoffTime } satisfies Record<OrderStep, unknown>

/**
 * The rows that the step sets: without its time or with the one it has just set, and for a dropoff picked up before. A time
 * that was saved in the same minute equals the step's time and is not one that the step has set.
 */
export function pendingItems(items: readonly FormItem[], step: OrderStep, time: string): readonly FormItem[] {
  return remainingItems({ items }).filter((item) => {
    const present = item[COLUMNS[step]]
    const isSetHere = present === time && isBlank(SAVED_TIMES[step](item).text ?? '')
    return (isBlank(present) || isSetHere) && (step === 'pickup' || !isBlank(item.pickupTime))
  })
}

/** The number of items that a dropoff leaves out because they were not picked up. */
export function countNotPickedUp(form: Pick<UpdateForm, 'items'>): number {
  return remainingItems(form).filter(({ pickupTime }) => isBlank(pickupTime)).length
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

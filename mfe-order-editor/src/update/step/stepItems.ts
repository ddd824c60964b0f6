import type { ItemType, OrderStep } from '@carrier-portal/contract'
import { isBlank } from '@carrier-portal/contract/rules'
import { printTypeId } from '../form/itemTypeValue.ts'
import { type FormItem, remainingItems, savedTime, type UpdateForm } from '../rules/updateForm.ts'

/**
 * The rows that the step records: without its time or with one that is not saved, and for a dropoff picked up before. A time
 * that is not saved was set by the step or restored, and the step can still clear it.
 */
export function pendingItems(items: readonly FormItem[], step: OrderStep): readonly FormItem[] {
  return remainingItems({ items }).filter((item) => {
    const isSetHere = isBlank(savedTime(item, step).text ?? '')
    return (isBlank(item[`${step}Time`]) || isSetHere) && (step === 'pickup' || !isBlank(item.pickupTime))
  })
}

/** Whether an item has no time of the step yet, saved or not. */
export function isStepLeft(items: readonly FormItem[], step: OrderStep): boolean {
  return pendingItems(items, step).some((item) => isBlank(item[`${step}Time`]))
}

/** The restored time that a row keeps in place of the step's; '' for none. */
export function restoredTime(item: FormItem, step: OrderStep, time: string): string {
  const present = item[`${step}Time`]
  return isBlank(present) || present === time ? '' : present
}

/** The time that all pending rows of a restored form have: its short form was opened then. '' for none or several. */
export function timeOfRestored(items: readonly FormItem[], step: OrderStep): string {
  const [time = '', ...others] = new Set(pendingItems(items, step).map((item) => item[`${step}Time`]))
  return others.length === 0 ? time : ''
}

/**
 * The keys of the rows to which a restored form gives no time of the step while it gives one to others: they were unticked.
 * @param saved the values that the server or the outbox has, whose times were not typed in the restored form
 */
export function leftOutOfRestored(restored: UpdateForm, saved: UpdateForm, step: OrderStep): ReadonlySet<string> {
  const time = `${step}Time` as const
  const savedTimes = new Map(saved.items.map((item) => [item.key, item[time]]))
  const pending = pendingItems(restored.items, step)
  const isTyped = pending.some((item) => !isBlank(item[time]) && item[time] !== savedTimes.get(item.key))
  return new Set(isTyped ? pending.filter((item) => isBlank(item[time])).map(({ key }) => key) : [])
}

/** The number of items that a dropoff leaves out because they were not picked up. */
export function countNotPickedUp(form: Pick<UpdateForm, 'items'>): number {
  return remainingItems(form).filter(({ pickupTime }) => isBlank(pickupTime)).length
}

/** The rows with the step's time on every pending one without a restored time; those whose keys are left out have none. */
export function withStepTime(
  items: readonly FormItem[],
  step: OrderStep,
  time: string,
  leftOut: ReadonlySet<string>,
): readonly FormItem[] {
  const pending = new Set(pendingItems(items, step))
  const timeOf = (item: FormItem) => (leftOut.has(item.key) ? '' : restoredTime(item, step, time) || time)
  return items.map((item) => (pending.has(item) ? { ...item, [`${step}Time`]: timeOf(item) } : item))
}

/** The name of a row's type as the row is now; the saved name of a type that is not offered any more, '' for no type. */
export function typeNameOf({ typeId, saved }: FormItem, itemTypes: readonly ItemType[]): string {
  return itemTypes.find(({ id }) => printTypeId(id) === typeId)?.name ?? saved?.itemTypeName ?? ''
}

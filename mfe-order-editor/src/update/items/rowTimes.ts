import type { OrderStep } from '@carrier-portal/contract'
import { dropoffField } from '../rules/dropoffField.ts'
import type { TimeColumn } from '../rules/itemList.ts'
import { type FormItem, savedTime } from '../rules/updateForm.ts'
import { type FieldNotes, fieldNotes } from '../time/fieldNotes.ts'
import type { UnusualTimeContext } from '../time/unusualTimes.ts'

/** What a row's two time fields show. */
export type RowTimes = Readonly<Record<TimeColumn, FieldNotes>>

/** The notes below a row's two times. A row struck through has no warnings. */
export function rowTimes(
  item: Pick<FormItem, 'pickupTime' | 'dropoffTime' | 'saved' | 'removed'>,
  context: UnusualTimeContext,
): RowTimes {
  const notes = (stop: OrderStep, field: string) => ({
    ...fieldNotes(stop, { field, saved: savedTime(item, stop) }, context),
    ...(item.removed && { unusual: [] }),
  })
  return {
    pickupTime: notes('pickup', item.pickupTime),
    dropoffTime: notes('dropoff', dropoffField(item, context.clock)),
  }
}

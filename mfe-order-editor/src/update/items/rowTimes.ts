import { dropoffField } from '../rules/dropoffField.ts'
import type { TimeColumn } from '../rules/itemList.ts'
import { type FormItem, savedDropoffTime, savedPickupTime } from '../rules/updateForm.ts'
import { readFieldTime, timeAtStop } from '../time/editorClock.ts'
import {
  type TimeValue,
  type UnusualTime,
  type UnusualTimeContext,
  unusualDropoffTime,
  unusualPickupTime,
} from '../time/unusualTimes.ts'

/** The notes below one time of a row. */
export interface RowTime {
  /** The same moment on the clocks at the stop, when its zone differs from the editor's. */
  readonly atStop: string | undefined
  /** A saved text that cannot be parsed, which the input therefore cannot show. */
  readonly savedAs: string | undefined
  readonly unusual: readonly UnusualTime[]
}

/** What a row's two time fields show. */
export type RowTimes = Readonly<Record<TimeColumn, RowTime>>

/** The notes below a row's two times. A row struck through has no warnings. */
export function rowTimes(
  item: Pick<FormItem, 'pickupTime' | 'dropoffTime' | 'saved' | 'removed'>,
  context: UnusualTimeContext,
): RowTimes {
  const { order, clock } = context
  const pickup = { field: item.pickupTime, saved: savedPickupTime(item) }
  const dropoff = { field: dropoffField(item, clock), saved: savedDropoffTime(item) }
  const notes = ({ field, saved }: TimeValue, stopTime: string | null, unusual: readonly UnusualTime[]): RowTime => {
    const time = readFieldTime(field, saved, clock)
    return {
      atStop: timeAtStop(time, stopTime, clock),
      savedAs: time.state === 'unreadable' && saved.text === field ? saved.text : undefined,
      unusual: item.removed ? [] : unusual,
    }
  }
  return {
    pickupTime: notes(pickup, order.pickupEarliestDateTime, unusualPickupTime(pickup, context)),
    dropoffTime: notes(dropoff, order.dropoffEarliestDateTime, unusualDropoffTime(dropoff, context)),
  }
}

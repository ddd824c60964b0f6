import { type FieldTime, readFieldTime, timeAtStop } from '../editorClock.ts'
import type { TimeColumn } from '../items.ts'
import { dropoffTimeOf, pickupTimeOf } from '../payload.ts'
import { type ItemTimes, type OddTime, type OddTimeContext, oddTimes } from '../warnings.ts'

/** What a time of a row says beyond itself. */
export interface RowTime {
  /** The same moment at the stop, where another zone is kept there. */
  readonly atStop: string | undefined
  /** A saved text that nobody can read, and so no input can show. */
  readonly savedAs: string | undefined
  readonly odd: readonly OddTime[]
}

export type RowTimes = Readonly<Record<TimeColumn, RowTime>>

/** What a row's two times say beyond themselves (design brief, "Order editor"). */
export function rowTimes(item: ItemTimes & { readonly removed: boolean }, context: OddTimeContext): RowTimes {
  const { order, clock } = context
  const odd = item.removed ? { pickupTime: [], dropoffTime: [] } : oddTimes(item, context)
  const read = (column: TimeColumn): RowTime => {
    const pickup = column === 'pickupTime'
    const saved = pickup ? pickupTimeOf(item) : dropoffTimeOf(item)
    const time: FieldTime = readFieldTime(item[column], saved, clock)
    const stopTime = pickup ? order.pickupEarliestDateTime : order.dropoffEarliestDateTime
    return {
      atStop: time.state === 'exists' ? timeAtStop(time.instant, stopTime, clock) : undefined,
      savedAs: time.state === 'unreadable' && saved.text === item[column] ? saved.text : undefined,
      odd: odd[column],
    }
  }
  return { pickupTime: read('pickupTime'), dropoffTime: read('dropoffTime') }
}

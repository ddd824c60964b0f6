import type { OrderStep } from '@carrier-portal/contract'
import { readFieldTime, timeAtStop } from './editorClock.ts'
import { type TimeValue, type UnusualTime, type UnusualTimeContext, unusualTime } from './unusualTimes.ts'

/** The notes below a time field. */
export interface FieldNotes {
  /** The same moment on the clocks at the stop, when its zone differs from the editor's. */
  readonly atStop: string | undefined
  /** A saved text that cannot be parsed, which the input therefore cannot show. */
  readonly savedAs: string | undefined
  readonly unusual: readonly UnusualTime[]
}

/** The notes below the field of a pickup or dropoff time. */
export function fieldNotes(stop: OrderStep, value: TimeValue, context: UnusualTimeContext): FieldNotes {
  const { field, saved } = value
  const { order, clock } = context
  const time = readFieldTime(field, saved, clock)
  return {
    atStop: timeAtStop(time, order[`${stop}EarliestDateTime`], clock),
    savedAs: time.state === 'unreadable' && saved.text === field ? field : undefined,
    unusual: unusualTime(stop, value, context),
  }
}

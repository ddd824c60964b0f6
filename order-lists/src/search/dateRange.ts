import { addCalendarDays, type CalendarDay, isCalendarDay } from '@carrier-portal/shared-ui/time'
import type { DateOption, ListFilters } from './listFilters.ts'

/** The days that a search sends; `endDate` is the day after the last one wanted. */
export interface DateRange {
  readonly startDate: CalendarDay
  readonly endDate: CalendarDay
}

type TypedDays = Pick<ListFilters, 'startDate' | 'endDate'>

/** Why a custom range cannot be searched, in the order of the fields. */
export type DatesIssue = 'startMissing' | 'endMissing' | 'startAfterEnd'

const DAYS_FROM_TODAY = { YESTERDAY: -1, TODAY: 0, TOMORROW: 1 } as const

/**
 * The range that is sent (specification, section 4): a preset is counted from today at every fetch; of a custom range
 * the end is extended by one calendar day, so that the end day is included.
 */
export function dateRange(option: DateOption, today: CalendarDay, { startDate, endDate }: TypedDays): DateRange {
  if (option === 'CUSTOM') return { startDate, endDate: addCalendarDays(endDate, 1) }
  const day = addCalendarDays(today, DAYS_FROM_TODAY[option])
  return { startDate: day, endDate: addCalendarDays(day, 1) }
}

/** Every reason why these filters cannot be searched; an empty list means they can. */
export function dateIssues({ dateOption, startDate, endDate }: ListFilters): readonly DatesIssue[] {
  if (dateOption !== 'CUSTOM') return []
  const missing: DatesIssue[] = []
  if (!isCalendarDay(startDate)) missing.push('startMissing')
  if (!isCalendarDay(endDate)) missing.push('endMissing')
  if (missing.length > 0) return missing
  return startDate > endDate ? ['startAfterEnd'] : []
}

import { LIMITS } from '@carrier-portal/contract/rules'
import { addCalendarDays, type CalendarDay, isCalendarDay } from '@carrier-portal/shared-ui/time'
import type { DateOption, ListFilters } from './listFilters.ts'

/** The days that a search sends; `endDate` is the day after the last included one. */
interface DateRange {
  readonly startDate: CalendarDay
  readonly endDate: CalendarDay
}

type TypedDays = Pick<ListFilters, 'startDate' | 'endDate'>

/** Why a custom range cannot be searched. */
export type DatesIssue =
  | 'startMissing'
  | 'startOutOfYears'
  | 'endMissing'
  | 'endOutOfYears'
  | 'startAfterEnd'
  | 'rangeTooLong'

const DAYS_FROM_TODAY = { YESTERDAY: -1, TODAY: 0, TOMORROW: 1 } as const

/**
 * The range that a search sends. A preset is computed from today at every request; the end of a custom range is extended
 * by one calendar day, so the end day is included.
 */
export function dateRange(option: DateOption, today: CalendarDay, { startDate, endDate }: TypedDays): DateRange {
  if (option === 'CUSTOM') return { startDate, endDate: addCalendarDays(endDate, 1) }
  const day = addCalendarDays(today, DAYS_FROM_TODAY[option])
  return { startDate: day, endDate: addCalendarDays(day, 1) }
}

/** Every issue of the dates, in the order of the fields; an empty list means that they can be searched. */
export function dateIssues({ dateOption, startDate, endDate }: ListFilters): readonly DatesIssue[] {
  if (dateOption !== 'CUSTOM') return []
  const unusable: DatesIssue[] = []
  if (!isCalendarDay(startDate)) unusable.push(startDate === '' ? 'startMissing' : 'startOutOfYears')
  if (!isCalendarDay(endDate)) unusable.push(endDate === '' ? 'endMissing' : 'endOutOfYears')
  if (unusable.length > 0) return unusable
  if (startDate > endDate) return ['startAfterEnd']
  return endDate >= addCalendarDays(startDate, LIMITS.searchDays) ? ['rangeTooLong'] : []
}

import { addDays } from 'date-fns/addDays'
import { isValid } from 'date-fns/isValid'
import { lightFormat } from 'date-fns/lightFormat'
import { parseISO } from 'date-fns/parseISO'

/** A day of the calendar, 'yyyy-MM-dd': not an instant, and of no zone. */
export type CalendarDay = string

/** The day that the device's calendar shows at that moment, from local date parts and never through UTC. */
export function calendarDayOf(moment: Date): CalendarDay {
  return lightFormat(moment, 'yyyy-MM-dd')
}

/** The years of days that can be searched. */
export const CALENDAR_YEARS = { first: 1900, last: 2999 } as const

/** Whether a text is an existing day of the years 1900 to 2999; date inputs and cookies may hold any text. */
export function isCalendarDay(text: string): boolean {
  const year = Number(/^(\d{4})-\d{2}-\d{2}$/.exec(text)?.[1])
  return year >= CALENDAR_YEARS.first && year <= CALENDAR_YEARS.last && isValid(parseISO(text))
}

/** Adds calendar days, not multiples of 24 hours: a day of 23 or 25 hours is one day. */
export function addCalendarDays(day: CalendarDay, days: number): CalendarDay {
  // Noon exists on every day in every zone; midnight does not.
  return calendarDayOf(addDays(parseISO(`${day}T12:00`), days))
}

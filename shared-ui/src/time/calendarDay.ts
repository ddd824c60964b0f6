import { addDays } from 'date-fns/addDays'
import { isValid } from 'date-fns/isValid'
import { lightFormat } from 'date-fns/lightFormat'
import { parseISO } from 'date-fns/parseISO'

/** A day of the calendar, 'yyyy-MM-dd': not an instant, and of no zone. */
export type CalendarDay = string

/** The day that the device's calendar shows at that moment, from its local parts (decisions, section 2). */
export function calendarDayOf(moment: Date): CalendarDay {
  return lightFormat(moment, 'yyyy-MM-dd')
}

/** Whether a text is a day that exists, in the years 1900 to 2999: what date inputs and cookies hold may not be. */
export function isCalendarDay(text: string): boolean {
  return /^(19|2\d)\d{2}-\d{2}-\d{2}$/.test(text) && isValid(parseISO(text))
}

/** Counts days on the calendar, never hours: a day of 23 or 25 hours is one day. */
export function addCalendarDays(day: CalendarDay, days: number): CalendarDay {
  // Noon exists on every day in every zone; midnight does not.
  return calendarDayOf(addDays(parseISO(`${day}T12:00`), days))
}

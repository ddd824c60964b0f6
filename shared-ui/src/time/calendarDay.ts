/** A day of the calendar, 'yyyy-MM-dd': not an instant, and of no zone. */
export type CalendarDay = string

/** The day that the device's calendar shows at that moment, from its local parts (decisions, section 2). */
export function calendarDayOf(moment: Date): CalendarDay {
  return printParts(moment.getFullYear(), moment.getMonth() + 1, moment.getDate())
}

/** Whether a text is a day that exists, in the years 1900 to 2999: what date inputs and cookies hold may not be. */
export function isCalendarDay(text: string): boolean {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!parts) return false
  const year = Number(parts[1])
  return year >= 1900 && year <= 2999 && addCalendarDays(text, 0) === text
}

/** Counts days on the calendar, never hours: a day of 23 or 25 hours is one day. */
export function addCalendarDays(day: CalendarDay, days: number): CalendarDay {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  // Noon exists on every day in every zone; midnight does not.
  return calendarDayOf(new Date(year, month - 1, date + days, 12))
}

function printParts(year: number, month: number, day: number): CalendarDay {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

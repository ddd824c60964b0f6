import { LIMITS } from '@carrier-portal/contract/rules'

const DAY_MS = 24 * 60 * 60_000

/** Why the days of a search are refused, or undefined. The end is excluded. */
export function validateDays(startDate: string, endDate: string): string | undefined {
  if (!isCalendarDay(startDate)) return 'startDate is not a day of the calendar'
  if (!isCalendarDay(endDate)) return 'endDate is not a day of the calendar'
  if (startDate > endDate) return 'startDate is after endDate'
  const days = (Date.parse(endDate) - Date.parse(startDate)) / DAY_MS
  return days > LIMITS.searchDays ? `startDate and endDate are more than ${LIMITS.searchDays} days apart` : undefined
}

/** Whether yyyy-MM-dd names a day that exists. */
function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '0001-01-01') return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

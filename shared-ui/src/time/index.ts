/** Public API for reading, formatting and writing the times of work orders. */
export { addCalendarDays, CALENDAR_YEARS, type CalendarDay, calendarDayOf, isCalendarDay } from './calendarDay.ts'
export { deviceZone } from './deviceZone.ts'
export { offsetOfFieldTime, parseFieldTime, printFieldTime } from './fieldTime.ts'
export {
  formatInstant,
  formatIsoTime,
  formatMoment,
  formatRecentMoment,
  formatTimeText,
  formatWindow,
} from './formatTime.ts'
export { instantOf, instantsOf, wallAt } from './wallTime.ts'
export { type Clock, parseWorkOrderTime } from './workOrderTime.ts'
export { clockOf, type WritingZone, type WrittenTime, writeTime, writingZone } from './writingZone.ts'
export { offsetAt, parseOffset, printOffset } from './zoneOffset.ts'

/** Public API for reading, formatting and writing the times of work orders. */
export { addCalendarDays, type CalendarDay, calendarDayOf, isCalendarDay } from './calendarDay.ts'
export { deviceZone } from './deviceZone.ts'
export { parseFieldTime, printFieldTime } from './fieldTime.ts'
export {
  type FormattedWindow,
  formatInstant,
  formatIsoTime,
  formatMoment,
  formatTimeText,
  formatWindow,
  MISSING,
} from './formatTime.ts'
export { instantOf, instantsOf, isSameWallTime, type WallInstant, type WallTime, wallAt } from './wallTime.ts'
export { type Clock, parseWorkOrderTime, printWorkOrderTime, type WorkOrderTime } from './workOrderTime.ts'
export { clockOf, type WritingZone, type WrittenTime, writeTime, writingZone } from './writingZone.ts'
export { zoneOfAbbreviation } from './zoneAbbreviations.ts'
export { offsetAt, parseOffset, printOffset } from './zoneOffset.ts'

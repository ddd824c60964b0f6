import { addCalendarDays, calendarDayOf, isCalendarDay } from './calendarDay.ts'
import { parseOffset, printOffset } from './zoneOffset.ts'

test.each([
  ['2026-11-01', 1, '2026-11-02'],
  ['2026-03-08', 1, '2026-03-09'],
  ['2026-03-08', -1, '2026-03-07'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-11-21', 0, '2026-11-21'],
])('adds to %s %d days: %s', (day, days, expected) => {
  expect(addCalendarDays(day, days)).toBe(expected)
})

test.each([
  ['2026-11-21', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-2-9', false],
  ['0002-01-01', false],
  ['9999-12-31', false],
  ['2026-11-21T10:00', false],
  ['+002026-11-21', false],
  ['', false],
  ['tomorrow', false],
])('reports whether "%s" is a day: %s', (text, expected) => {
  expect(isCalendarDay(text)).toBe(expected)
})

test('returns the local day, a minute before and at midnight', () => {
  expect(calendarDayOf(new Date(2026, 10, 21, 23, 59))).toBe('2026-11-21')
  expect(calendarDayOf(new Date(2026, 10, 22, 0, 0))).toBe('2026-11-22')
})

test.each([
  ['-05:00', -300],
  ['+05:30', 330],
  ['+00:00', 0],
])('parses the offset %s as %d minutes', (text, minutes) => {
  expect(parseOffset(text)).toBe(minutes)
  expect(printOffset(minutes)).toBe(text)
})

test('reads an offset with space around it, and no negative zero', () => {
  expect(parseOffset(' -05:00 ')).toBe(-300)
  expect(parseOffset('-00:00')).toBe(0)
})

test.each(['', null, undefined, '5', '-0500', 'x-05:00', '-05:00x'])('"%s" is no offset', (text) => {
  expect(parseOffset(text)).toBeUndefined()
})

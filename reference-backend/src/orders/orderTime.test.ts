import { isCalendarDay, isOrderTime } from './orderTime.ts'

test.each([
  ['11/21/2026 10:30 ET', true],
  ['11/21/2026 10:30 AM ET', true],
  ['11/21/2026 10:30am EST', true],
  ['11/21/2026 9:05:59 PM AKT', true],
  ['11/21/2026 23:59 HST', true],
  ['02/29/2028 00:00 UTC', true],
  ['02/29/2026 10:30 ET', false],
  ['13/01/2026 10:30 ET', false],
  ['11/21/2026 24:00 ET', false],
  ['11/21/2026 13:30 PM ET', false],
  ['11/21/2026 10:60 ET', false],
  ['11/21/2026 10:30', false],
  ['2026-11-21T10:30:00Z', false],
  ['11/21/2026 10:30 ET; drop', false],
  ['', false],
])('whether %s is an order time: %s', (text, expected) => {
  expect(isOrderTime(text)).toBe(expected)
})

test.each([
  ['2026-11-21', true],
  ['9999-12-31', true],
  ['2026-02-29', false],
  ['0000-01-01', false],
  ['2026-1-1', false],
])('whether %s is a calendar day: %s', (text, expected) => {
  expect(isCalendarDay(text)).toBe(expected)
})

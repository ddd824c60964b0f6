import { instantOfMinute, printOffsetAt, printTime } from './zonedTime.ts'

const EASTERN = { zone: 'America/New_York', abbreviation: 'ET' }

test.each([
  ['2026-01-15', 9 * 60 + 5, '2026-01-15T14:05:00.000Z', '01/15/2026 09:05 AM ET', '-05:00'],
  ['2026-07-04', 12 * 60, '2026-07-04T16:00:00.000Z', '07/04/2026 12:00 PM ET', '-04:00'],
  ['2026-07-04', 0, '2026-07-04T04:00:00.000Z', '07/04/2026 12:00 AM ET', '-04:00'],
  ['2026-03-08', 4 * 60, '2026-03-08T08:00:00.000Z', '03/08/2026 04:00 AM ET', '-04:00'],
  ['2026-11-01', 4 * 60, '2026-11-01T09:00:00.000Z', '11/01/2026 04:00 AM ET', '-05:00'],
])('on %s, minute %d of the day in New York is %s', (day, minute, instant, text, offset) => {
  const moment = instantOfMinute(day, minute, EASTERN)
  expect([new Date(moment).toISOString(), printTime(moment, EASTERN), printOffsetAt(moment, EASTERN)]).toEqual([
    instant,
    text,
    offset,
  ])
})

test('a minute that daylight saving skips has no instant', () => {
  expect(() => instantOfMinute('2026-03-08', 2 * 60 + 30, EASTERN)).toThrow('minute 150 of 2026-03-08 does not exist')
})

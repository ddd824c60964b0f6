import fc from 'fast-check'
import { formatTimeText } from './formatTime.ts'
import { instantsOf, wallAt } from './wallTime.ts'
import { parseWorkOrderTime, printWorkOrderTime } from './workOrderTime.ts'

/** The instant in UTC, or undefined when the text is shown as it came. */
test.each([
  ['11/21/2026 10:30 ET', '2026-11-21T15:30'],
  ['11/21/2026 10:30 EST', '2026-11-21T15:30'],
  ['07/21/2026 10:30 ET', '2026-07-21T14:30'],
  ['07/21/2026 10:30 EDT', '2026-07-21T14:30'],
  ['07/21/2026 10:30 EST', '2026-07-21T14:30'],
  ['11/21/2026 10:30 AM CT', '2026-11-21T16:30'],
  ['11/21/2026 10:30 PM CST', '2026-11-22T04:30'],
  ['07/21/2026 10:30 CDT', '2026-07-21T15:30'],
  ['11/21/2026 10:30 MT', '2026-11-21T17:30'],
  ['11/21/2026 10:30 MST', '2026-11-21T17:30'],
  ['07/21/2026 10:30 MST', '2026-07-21T17:30'],
  ['07/21/2026 10:30 MT', '2026-07-21T16:30'],
  ['07/21/2026 10:30 MDT', '2026-07-21T16:30'],
  ['11/21/2026 10:30 PT', '2026-11-21T18:30'],
  ['11/21/2026 10:30 PST', '2026-11-21T18:30'],
  ['07/21/2026 10:30 PDT', '2026-07-21T17:30'],
  ['11/21/2026 10:30 AKT', '2026-11-21T19:30'],
  ['11/21/2026 10:30 AKST', '2026-11-21T19:30'],
  ['07/21/2026 10:30 AKDT', '2026-07-21T18:30'],
  ['11/21/2026 10:30 HST', '2026-11-21T20:30'],
  ['11/21/2026 10:30 AST', '2026-11-21T14:30'],
  ['07/21/2026 10:30 ADT', '2026-07-21T13:30'],
  ['11/21/2026 10:30 UTC', '2026-11-21T10:30'],
  ['11/21/2026 10:30 GMT', '2026-11-21T10:30'],
  ['11/21/2026 10:30:59 ET', '2026-11-21T15:30'],
  ['11/21/2026 10:30:59 AM ET', '2026-11-21T15:30'],
  ['11/21/2026 9:05 AM ET', '2026-11-21T14:05'],
  ['11/21/2026 9:05am et', '2026-11-21T14:05'],
  ['11/21/2026 9:05 p.m. ET', '2026-11-22T02:05'],
  ['11/21/2026 12:00 AM ET', '2026-11-21T05:00'],
  ['11/21/2026 12:00 PM ET', '2026-11-21T17:00'],
  ['  11/21/2026  10:30  ET  ', '2026-11-21T15:30'],
  ['11/21/2026 10:30\u202fAM ET', '2026-11-21T15:30'],
  ['02/29/2028 00:00 ET', '2028-02-29T05:00'],
  ['12/31/9999 23:59 UTC', '9999-12-31T23:59'],
  ['03/08/2026 01:59 ET', '2026-03-08T06:59'],
  ['03/08/2026 03:00 ET', '2026-03-08T07:00'],
  ['11/01/2026 00:59 ET', '2026-11-01T04:59'],
  ['11/01/2026 01:30 ET', '2026-11-01T05:30'],
  ['11/01/2026 01:30 EDT', '2026-11-01T05:30'],
  ['11/01/2026 01:30 EST', '2026-11-01T06:30'],
  ['11/01/2026 01:30 MST', '2026-11-01T08:30'],
  ['11/01/2026 01:30 AKT', '2026-11-01T09:30'],
  ['11/01/2026 02:00 ET', '2026-11-01T07:00'],
  ['03/08/2026 02:30 ET', undefined],
  ['03/08/2026 02:30 AM EDT', undefined],
  ['03/08/2026 02:30 PT', undefined],
  ['02/30/2026 10:30 ET', undefined],
  ['02/29/2026 10:30 ET', undefined],
  ['13/01/2026 10:30 ET', undefined],
  ['00/10/2026 10:30 ET', undefined],
  ['11/31/2026 10:30 ET', undefined],
  ['11/21/2026 24:00 ET', undefined],
  ['11/21/2026 10:60 ET', undefined],
  ['11/21/2026 10:30:60 ET', undefined],
  ['11/21/2026 13:00 PM ET', undefined],
  ['11/21/2026 00:30 AM ET', undefined],
  ['11/21/2026 10:30', undefined],
  ['11/21/2026 10:30 AM', undefined],
  ['11/21/2026 ET', undefined],
  ['11/21/26 10:30 ET', undefined],
  ['2026-11-21T10:30:00Z', undefined],
  ['21.11.2026 10:30 CET', undefined],
  ['11/21/2026 10:30 CET', undefined],
  ['11/21/2026 10:30 -05:00', undefined],
  ['soon', undefined],
  ['', undefined],
])('parses %s as %s', (text, utc) => {
  const time = parseWorkOrderTime(text)
  expect(time && new Date(time.instant).toISOString().slice(0, 16)).toBe(utc)
  expect(formatTimeText(text)).toBe(text.trim() || '—')
})

test('ignores space around a text, keeps it, and pads the year', () => {
  const read = parseWorkOrderTime(' 11/21/2026 10:30 ET ')
  expect(read?.text).toBe(' 11/21/2026 10:30 ET ')
  expect(read && printWorkOrderTime({ ...read, wall: { ...read.wall, year: 26 } })).toBe('11/21/0026 10:30 ET')
  expect(formatTimeText(' soon ')).toBe('soon')
  expect([formatTimeText(' '), formatTimeText(null)]).toEqual(['—', '—'])
})

test.each([null, undefined])('%s is no time', (missing) => {
  expect(parseWorkOrderTime(missing)).toBeUndefined()
})

test.each([
  ['-04:00', '2026-11-01T05:30'],
  ['-05:00', '2026-11-01T06:30'],
  ['', '2026-11-01T05:30'],
  ['+09:00', '2026-11-01T05:30'],
])('parses a time of the overlap with the offset "%s" as %s', (offset, utc) => {
  const time = parseWorkOrderTime('11/01/2026 01:30 ET', offset)
  expect(new Date(time?.instant ?? 0).toISOString().slice(0, 16)).toBe(utc)
})

test.each([
  ['11/21/2026 10:30 ET', '11/21/2026 10:30 ET'],
  ['11/21/2026 09:05 AM ET', '11/21/2026 09:05 AM ET'],
  ['11/21/2026 12:00 AM MST', '11/21/2026 12:00 AM MST'],
  ['11/21/2026 12:30 PM UTC', '11/21/2026 12:30 PM UTC'],
  ['11/21/2026 9:05:30 pm et', '11/21/2026 09:05 PM ET'],
])('prints %s as %s', (text, written) => {
  const time = parseWorkOrderTime(text)
  expect(time && printWorkOrderTime(time)).toBe(written)
})

const ABBREVIATIONS = [
  ['ET', 'America/New_York'],
  ['CT', 'America/Chicago'],
  ['MT', 'America/Denver'],
  ['PT', 'America/Los_Angeles'],
  ['MST', 'America/Phoenix'],
  ['HST', 'Pacific/Honolulu'],
  ['AKT', 'America/Anchorage'],
  ['UTC', 'UTC'],
] as const

test('parses every printed text as the same instant', () => {
  const minute = fc.integer({ min: Date.UTC(2007, 3) / 60_000, max: Date.UTC(2037, 0) / 60_000 })
  fc.assert(
    fc.property(
      minute,
      fc.constantFrom(...ABBREVIATIONS),
      fc.constantFrom(12 as const, 24 as const),
      (at, zone, clock) => {
        const [abbreviation, name] = zone
        const wall = wallAt(at * 60_000, name)
        const read = parseWorkOrderTime(printWorkOrderTime({ wall, abbreviation, clock }))
        expect(instantsOf(wall, name)).toContain(read?.instant)
        expect(read).toMatchObject({ wall, abbreviation, clock, zone: name })
      },
    ),
    { numRuns: 2000 },
  )
})

test('returns a valid time or undefined for any text, without an error', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.stringMatching(/^\d\d\/\d\d\/\d{4} \d\d:\d\d (AM |PM )?[A-Z]{2,3}$/)),
      (text) => {
        const time = parseWorkOrderTime(text)
        expect(time === undefined || Number.isFinite(time.instant)).toBe(true)
      },
    ),
    { numRuns: 2000 },
  )
})

import fc from 'fast-check'
import { parseFieldTime, printFieldTime } from './fieldTime.ts'
import { instantOf, instantsOf, isWallTime, wallAt } from './wallTime.ts'

const ZONES = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Phoenix',
  'Pacific/Honolulu',
  'Europe/Berlin',
  'Asia/Kolkata',
]

/** Each zone on an ordinary day and on the days its clocks change; the instants in UTC. */
test.each([
  ['America/New_York', '2026-11-21T10:30', ['2026-11-21T15:30']],
  ['America/New_York', '2026-03-08T02:30', []],
  ['America/New_York', '2026-03-08T03:00', ['2026-03-08T07:00']],
  ['America/New_York', '2026-11-01T01:30', ['2026-11-01T05:30', '2026-11-01T06:30']],
  ['America/Chicago', '2026-03-08T02:30', []],
  ['America/Chicago', '2026-11-01T01:30', ['2026-11-01T06:30', '2026-11-01T07:30']],
  ['America/Denver', '2026-03-08T02:30', []],
  ['America/Denver', '2026-11-01T01:30', ['2026-11-01T07:30', '2026-11-01T08:30']],
  ['America/Los_Angeles', '2026-03-08T02:30', []],
  ['America/Los_Angeles', '2026-11-01T01:30', ['2026-11-01T08:30', '2026-11-01T09:30']],
  ['America/Phoenix', '2026-03-08T02:30', ['2026-03-08T09:30']],
  ['America/Phoenix', '2026-11-01T01:30', ['2026-11-01T08:30']],
  ['Pacific/Honolulu', '2026-03-08T02:30', ['2026-03-08T12:30']],
  ['Pacific/Honolulu', '2026-11-01T01:30', ['2026-11-01T11:30']],
  ['Europe/Berlin', '2026-03-08T02:30', ['2026-03-08T01:30']],
  ['Europe/Berlin', '2026-03-29T02:30', []],
  ['Europe/Berlin', '2026-10-25T02:30', ['2026-10-25T00:30', '2026-10-25T01:30']],
  ['Asia/Kolkata', '2026-03-08T02:30', ['2026-03-07T21:00']],
  ['Asia/Kolkata', '2026-11-01T01:30', ['2026-10-31T20:00']],
])('returns for %s and %s the instant %j', (zone, wall, utc) => {
  const typed = parseFieldTime(wall)
  expect(typed && instantsOf(typed, zone).map((at) => new Date(at).toISOString().slice(0, 16))).toEqual(utc)
})

test('rejects a typed time in the gap, and keeps a typed time of the overlap in the occurrence that was loaded', () => {
  const gap = { year: 2026, month: 3, day: 8, hour: 2, minute: 30 }
  const overlap = { year: 2026, month: 11, day: 1, hour: 1, minute: 30 }
  const first = Date.parse('2026-11-01T05:30Z')
  expect(instantOf(gap, 'America/New_York', 'ET')).toEqual({ state: 'gap' })
  expect(instantOf(overlap, 'America/New_York', 'ET')).toEqual({ state: 'exists', instant: first })
  expect(instantOf(overlap, 'America/New_York', 'ET', -240)).toEqual({ state: 'exists', instant: first })
  expect(instantOf(overlap, 'America/New_York', 'ET', -300)).toEqual({ state: 'exists', instant: first + 3_600_000 })
})

test.each(ZONES)('in %s every instant comes back from its wall time', (zone) => {
  const minute = fc.integer({ min: Date.UTC(2000, 0) / 60_000, max: Date.UTC(2037, 0) / 60_000 })
  fc.assert(
    fc.property(minute, (at) => {
      const wall = wallAt(at * 60_000, zone)
      expect(instantsOf(wall, zone)).toContain(at * 60_000)
      expect(parseFieldTime(printFieldTime(wall))).toEqual(wall)
    }),
    { numRuns: 300 },
  )
})

test.each([
  ['the first minute', { year: 1, month: 1, day: 1, hour: 0, minute: 0 }, true],
  ['the last minute', { year: 9999, month: 12, day: 31, hour: 23, minute: 59 }, true],
  ['the year 0', { year: 0, month: 1, day: 1, hour: 0, minute: 0 }, false],
  ['the year 10000', { year: 10_000, month: 1, day: 1, hour: 0, minute: 0 }, false],
  ['month 13', { year: 2026, month: 13, day: 1, hour: 0, minute: 0 }, false],
  ['a day count of more than a year', { year: 2026, month: 1, day: 367, hour: 0, minute: 0 }, false],
  ['the hours of a year', { year: 2026, month: 1, day: 1, hour: 8_760, minute: 0 }, false],
  ['the minutes of a year', { year: 2026, month: 1, day: 1, hour: 0, minute: 525_600 }, false],
])('reports whether %s exists', (_, wall, exists) => {
  expect(isWallTime(wall)).toBe(exists)
})

test.each([
  '',
  '2026-02-30T10:00',
  '2026-11-21',
  '2026-11-21T24:00',
  '2026-13-01T10:00',
  'now',
  'x2026-11-21T10:30',
  '2026-11-21T10:30x',
])('returns undefined for the field value "%s"', (value) => expect(parseFieldTime(value)).toBeUndefined())

test.each(['2026-11-21T10:30', '2026-11-21T10:30:15', '2026-11-21T10:30:15.5', '2026-11-21T10:30:15.555'])(
  'reads the minute of the field value %s',
  (value) => expect(parseFieldTime(value)).toEqual({ year: 2026, month: 11, day: 21, hour: 10, minute: 30 }),
)

test('prints years with four digits', () => {
  expect(printFieldTime({ year: 26, month: 1, day: 2, hour: 3, minute: 4 })).toBe('0026-01-02T03:04')
})

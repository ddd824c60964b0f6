import { formatMoment, formatRecentMoment } from './formatMoment.ts'

test('formats an instant in the medium format of the locale', () => {
  const moment = Date.parse('2026-11-21T15:42:05Z')
  expect(formatMoment(moment, 'America/New_York', 'en')).toBe('Nov 21, 2026, 10:42:05 AM')
  expect(formatMoment(moment, 'America/New_York', 'es')).toBe('21 nov 2026, 10:42:05 a.m.')
})

const HOUR_MS = 3_600_000
/** 29 hours apart, so that the year has each month, each hour and both sides of each change of an offset. */
const MOMENTS = Array.from({ length: 303 }, (_, step) => Date.parse('2026-01-01T05:00:09Z') + step * 29 * HOUR_MS)

test.each([
  ['en', 'en-US', 'America/New_York'],
  ['en', 'en-US', 'Asia/Kolkata'],
  ['es', 'es-US', 'America/Los_Angeles'],
  ['es', 'es-US', 'America/St_Johns'],
] as const)('prints in %s what Intl prints in %s for %s', (locale, tag, timeZone) => {
  const { format } = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'medium', timeZone })
  // Intl has a narrow space before AM and PM.
  const expected = MOMENTS.map((moment) => format(moment).replace(/\s/g, ' '))
  expect(MOMENTS.map((moment) => formatMoment(moment, timeZone, locale))).toEqual(expected)
})

test.each([
  ['without its day on the same day of the zone', '2026-11-22T04:59Z', /^6:30\sPM$/],
  ['with its day on the next day of the zone', '2026-11-22T05:00Z', /^11\/21\/26, 6:30\sPM$/],
])('formats a recent instant %s', (_, now, expected) => {
  const moment = Date.parse('2026-11-21T23:30Z')
  expect(formatRecentMoment(moment, Date.parse(now), 'America/New_York', 'en')).toMatch(expected)
})

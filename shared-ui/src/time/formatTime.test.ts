import { formatInstant, formatIsoTime, formatRecordedTime, formatWindow } from './formatTime.ts'

const DAY = '11/21/2026'

test.each([
  [`${DAY} 10:00 AM ET`, `${DAY} 10:30 AM ET`, DAY, '10:00–10:30 AM ET'],
  [`${DAY} 11:30 AM ET`, `${DAY} 12:30 PM ET`, DAY, '11:30 AM–12:30 PM ET'],
  [`${DAY} 05:15 AM ET`, `${DAY} 06:45 AM ET`, DAY, '5:15–6:45 AM ET'],
  [`${DAY} 10:00 ET`, `${DAY} 22:30 ET`, DAY, '10:00–22:30 ET'],
  [`${DAY} 10:00 ET`, `${DAY} 22:00 ET`, DAY, '10:00–22:00 ET'],
  [`${DAY} 05:15 ET`, `${DAY} 06:45 ET`, DAY, '05:15–06:45 ET'],
  [`${DAY} 10:00 AM ET`, `${DAY} 10:00 AM CT`, DAY, '10:00 AM ET – 10:00 AM CT'],
  [`${DAY} 10:00 AM ET`, `${DAY} 10:00 AM ET`, DAY, '10:00 AM ET'],
  [`${DAY} 10:00 AM ET`, `${DAY} 10:30 AM CT`, DAY, '10:00 AM ET – 10:30 AM CT'],
  [`${DAY} 10:00 AM ET`, '11/22/2026 10:30 AM ET', '', `${DAY} 10:00 AM ET – 11/22/2026 10:30 AM ET`],
  [`${DAY} 10:45 PM ET`, '11/22/2026 12:00 AM ET', DAY, '10:45 PM–12:00 AM ET'],
  [`${DAY} 22:45 ET`, '11/22/2026 07:30 ET', DAY, '22:45–07:30 ET'],
  [`${DAY} 12:00 PM ET`, '11/22/2026 12:00 AM ET', '', `${DAY} 12:00 PM ET – 11/22/2026 12:00 AM ET`],
  [`${DAY} 10:45 PM ET`, '11/22/2026 12:00 AM CT', '', `${DAY} 10:45 PM ET – 11/22/2026 12:00 AM CT`],
  [`${DAY} 12:30 AM ET`, '11/20/2026 10:45 PM ET', '', `${DAY} 12:30 AM ET – 11/20/2026 10:45 PM ET`],
  [`${DAY} 10:00 AM ET`, null, DAY, '10:00 AM ET – —'],
  [null, `${DAY} 10:00 ET`, DAY, '— – 10:00 ET'],
  [null, ' ', '', '—'],
  ['soon', `${DAY} 10:00 ET`, '', `soon – ${DAY} 10:00 ET`],
  ['soon', null, '', 'soon – —'],
])('formats the window from %s to %s', (earliest, latest, day, time) => {
  expect(formatWindow(earliest, latest)).toEqual({ day, time })
})

test('formats an instant in the zone of the stop', () => {
  const at = { zone: 'America/Chicago', abbreviation: 'CT', clock: 12 } as const
  expect(formatInstant(Date.parse('2026-11-21T15:30Z'), at)).toBe('11/21/2026 09:30 AM CT')
})

test.each([
  ['11/21/2026 10:00 AM ET', '2026-11-21T10:00:00-05:00'],
  ['07/21/2026 22:30 MT', '2026-07-21T22:30:00-06:00'],
  ['soon', null],
  [null, null],
])('formats %s as ISO time %s', (text, iso) => {
  expect(formatIsoTime(text)).toBe(iso)
})

test.each([
  ['11/01/2026 01:56 AM ET', '-04:00', '11/01/2026 01:56 AM ET (EDT)'],
  ['11/01/2026 01:05 AM ET', '-05:00', '11/01/2026 01:05 AM ET (EST)'],
  [' 11/01/2026 01:05 CT ', '-06:00', '11/01/2026 01:05 CT (CST)'],
  ['11/01/2026 01:05 AM ET', '', '11/01/2026 01:05 AM ET'],
  ['11/01/2026 01:05 AM ET', null, '11/01/2026 01:05 AM ET'],
  ['11/01/2026 01:05 AM ET', '-07:00', '11/01/2026 01:05 AM ET'],
  ['11/01/2026 02:05 AM ET', '-05:00', '11/01/2026 02:05 AM ET'],
  ['11/01/2026 01:05 AM EST', '-05:00', '11/01/2026 01:05 AM EST'],
  ['soon', '-05:00', 'soon'],
  [null, null, '—'],
])('formats the recorded time %s with the offset %s as %s', (text, offset, shown) => {
  expect(formatRecordedTime(text, offset)).toBe(shown)
})

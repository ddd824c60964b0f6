import { parseFieldTime } from './fieldTime.ts'
import { parseWorkOrderTime } from './workOrderTime.ts'
import { clockOf, typedInstant, writeTime, writingZone } from './writingZone.ts'

const CHICAGO_ORDER = '11/21/2026 09:00 AM CT'

test.each([
  ['America/New_York', CHICAGO_ORDER, 'ET', 'America/New_York', 'device'],
  ['America/Detroit', CHICAGO_ORDER, 'ET', 'America/Detroit', 'device'],
  ['America/Chicago', CHICAGO_ORDER, 'CT', 'America/Chicago', 'device'],
  ['America/Denver', CHICAGO_ORDER, 'MT', 'America/Denver', 'device'],
  ['America/Los_Angeles', CHICAGO_ORDER, 'PT', 'America/Los_Angeles', 'device'],
  ['America/Phoenix', CHICAGO_ORDER, 'CT', 'America/Chicago', 'order'],
  ['Pacific/Honolulu', CHICAGO_ORDER, 'CT', 'America/Chicago', 'order'],
  ['Europe/Berlin', CHICAGO_ORDER, 'CT', 'America/Chicago', 'order'],
  ['Asia/Kolkata', CHICAGO_ORDER, 'CT', 'America/Chicago', 'order'],
  ['Europe/Berlin', '11/21/2026 10:00 edt', 'EDT', 'America/New_York', 'order'],
  ['Europe/Berlin', 'at noon, Mountain time', 'UTC', 'UTC', 'order'],
  ['Europe/Berlin', null, 'UTC', 'UTC', 'order'],
  ['Europe/Berlin', '11/21/2026 10:00 AM', 'UTC', 'UTC', 'order'],
  ['Europe/Berlin', '11/21/2026 10:00 AM CHST', 'CHST', 'Europe/Berlin', 'order'],
  ['Europe/Berlin', '11/21/2026 10:00 AM CT ', 'CT', 'America/Chicago', 'order'],
  ['Europe/Berlin', 'Pickup 11/21/2026 10:00 AM CT', 'UTC', 'UTC', 'order'],
  ['Europe/Berlin', '11/21/2026 10:00 CT!', 'UTC', 'UTC', 'order'],
  ['Europe/Berlin', '11/21/2026 10:00 AMT', 'AMT', 'Europe/Berlin', 'order'],
  ['Europe/Berlin', '11/21/2026 10:00 SPM', 'SPM', 'Europe/Berlin', 'order'],
])('writes on a device in %s an order of "%s" in %s', (deviceZone, pickupEarliest, abbreviation, zone, source) => {
  expect(writingZone({ deviceZone, pickupEarliest })).toEqual({ abbreviation, zone, source })
})

/** The text and the offset in each zone, also on the days on which clocks change. */
test.each([
  ['America/New_York', '2026-11-21T10:30', '11/21/2026 10:30 ET', '-05:00'],
  ['America/New_York', '2026-07-21T10:30', '07/21/2026 10:30 ET', '-04:00'],
  ['America/New_York', '2026-03-08T01:59', '03/08/2026 01:59 ET', '-05:00'],
  ['America/New_York', '2026-03-08T03:00', '03/08/2026 03:00 ET', '-04:00'],
  ['America/New_York', '2026-11-01T01:30', '11/01/2026 01:30 ET', '-04:00'],
  ['America/New_York', '2026-11-01T02:00', '11/01/2026 02:00 ET', '-05:00'],
  ['America/Chicago', '2026-11-01T01:30', '11/01/2026 01:30 CT', '-05:00'],
  ['America/Denver', '2026-03-08T03:30', '03/08/2026 03:30 MT', '-06:00'],
  ['America/Los_Angeles', '2026-11-21T23:30', '11/21/2026 23:30 PT', '-08:00'],
  ['America/Phoenix', '2026-11-21T10:30', '11/21/2026 10:30 CT', ''],
  ['Pacific/Honolulu', '2026-11-21T10:30', '11/21/2026 10:30 CT', ''],
  ['Europe/Berlin', '2026-03-29T02:30', '03/29/2026 02:30 CT', ''],
  ['Asia/Kolkata', '2026-11-21T10:30', '11/21/2026 10:30 CT', ''],
])('sends on a device in %s the time %s as %s with the offset "%s"', (deviceZone, typed, text, offset) => {
  const wall = parseFieldTime(typed)
  const zone = writingZone({ deviceZone, pickupEarliest: CHICAGO_ORDER })
  expect(wall && writeTime(wall, zone, 24)).toEqual({ text, offset })
})

test.each(['America/New_York', 'America/Los_Angeles', 'America/Phoenix'])(
  'rejects on a device in %s a time that the clocks skip',
  (deviceZone) => {
    const zone = writingZone({ deviceZone, pickupEarliest: CHICAGO_ORDER })
    expect(writeTime({ year: 2026, month: 3, day: 8, hour: 2, minute: 30 }, zone, 24)).toBeUndefined()
  },
)

test('keeps the second occurrence when it was loaded', () => {
  const zone = writingZone({ deviceZone: 'America/New_York', pickupEarliest: null })
  const wall = { year: 2026, month: 11, day: 1, hour: 1, minute: 30 }
  expect(writeTime(wall, zone, 12, -300)).toEqual({ text: '11/01/2026 01:30 AM ET', offset: '-05:00' })
})

/** The letters of the order, and the instant that a device outside of ET, CT, MT and PT writes for 1:30 AM. */
test.each([
  ['Asia/Kolkata', 'ET', '2026-11-01T05:30'],
  ['Asia/Kolkata', 'EDT', '2026-11-01T05:30'],
  ['Asia/Kolkata', 'EST', '2026-11-01T06:30'],
  ['America/Phoenix', 'CDT', '2026-11-01T06:30'],
  ['America/Phoenix', 'CST', '2026-11-01T07:30'],
  ['Pacific/Honolulu', 'MDT', '2026-11-01T07:30'],
  ['Pacific/Honolulu', 'MST', '2026-11-01T08:30'],
  ['Europe/Berlin', 'PDT', '2026-11-01T08:30'],
  ['Europe/Berlin', 'PST', '2026-11-01T09:30'],
  ['Europe/Berlin', 'AKST', '2026-11-01T10:30'],
])('reads on a device in %s a typed time of an order in %s as the written text is read', (deviceZone, letters, utc) => {
  const zone = writingZone({ deviceZone, pickupEarliest: `11/01/2026 12:30 AM ${letters}` })
  const wall = { year: 2026, month: 11, day: 1, hour: 1, minute: 30 }
  const instant = Date.parse(`${utc}Z`)
  for (const offset of [undefined, -240, -300]) {
    const written = writeTime(wall, zone, 12, offset)
    expect(written).toEqual({ text: `11/01/2026 01:30 AM ${letters}`, offset: '' })
    expect(parseWorkOrderTime(written?.text, written?.offset)?.instant).toBe(instant)
    expect(typedInstant(wall, zone, offset)).toEqual({ state: 'exists', instant })
  }
})

test('reads a typed time with letters that the table does not contain as the first occurrence', () => {
  const zone = writingZone({ deviceZone: 'Europe/London', pickupEarliest: '10/25/2026 12:30 AM BST' })
  expect(typedInstant({ year: 2026, month: 10, day: 25, hour: 1, minute: 30 }, zone)).toEqual({
    state: 'exists',
    instant: Date.parse('2026-10-25T00:30Z'),
  })
})

test.each([
  [['11/21/2026 10:00 AM ET', null], 12],
  [[null, '11/21/2026 22:00 ET'], 24],
  [[null, '11/21/2026 10:00 AM ET'], 12],
  [['soon', null], 24],
  [[], 24],
] as const)('returns for %j a clock of %d hours', (texts, clock) => {
  expect(clockOf(texts)).toBe(clock)
})

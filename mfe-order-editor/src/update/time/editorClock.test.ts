import { aLineItem, anOrder } from '@carrier-portal/contract/testing'
import { parseWorkOrderTime } from '@carrier-portal/shared-ui/time'
import { editorClock, fieldTimeAt, fromFieldTime, readFieldTime, timeAtStop, toFieldTime } from './editorClock.ts'
import { unusualTime } from './unusualTimes.ts'

const order = anOrder()
const none = { text: null, offset: null }

test.each([
  ['America/New_York', '2026-11-21T10:05'],
  ['America/Chicago', '2026-11-21T09:05'],
  ['America/Phoenix', '2026-11-21T10:05'],
  ['Asia/Kolkata', '2026-11-21T10:05'],
])('converts a saved time to the clock of a device in %s', (zone, field) => {
  const clock = editorClock(order, zone)
  expect(toFieldTime({ text: '11/21/2026 10:05 AM ET', offset: '-05:00' }, clock)).toBe(field)
  expect(fieldTimeAt(Date.UTC(2026, 10, 21, 15, 5), clock)).toBe(field)
})

test.each([
  ['no time', '', none, 'empty', { text: '', offset: '' }],
  ['spaces', '  ', none, 'empty', { text: '', offset: '' }],
  ['an emptied time', '', { text: '11/21/2026 10:05 AM ET', offset: '-05:00' }, 'empty', { text: '', offset: '' }],
  ['a text that is no time', 'noon', none, 'unreadable', { text: 'noon', offset: '' }],
  [
    'an untouched time without an offset',
    '2026-11-21T10:05',
    { text: '11/21/2026 10:05 AM ET', offset: null },
    'exists',
    { text: '11/21/2026 10:05 AM ET', offset: '' },
  ],
  ['a new time', '2026-11-21T14:05', none, 'exists', { text: '11/21/2026 02:05 PM ET', offset: '-05:00' }],
])('reads %s and writes it for the save call', (_, field, saved, state, written) => {
  const clock = editorClock(order, 'America/New_York')
  expect(readFieldTime(field, saved, clock).state).toBe(state)
  expect(fromFieldTime(field, saved, clock)).toEqual(written)
})

test('shows an empty field for no saved time', () => {
  expect(toFieldTime(none, editorClock(order, 'America/New_York'))).toBe('')
})

/** In New York the hour from 1 AM is on the clocks twice on 11/01/2026: at -04:00, then at -05:00. */
test.each([
  ['no time', none, '-04:00', 5],
  ['the first occurrence', { text: '11/01/2026 01:30 AM ET', offset: '-04:00' }, '-04:00', 5],
  ['the second occurrence', { text: '11/01/2026 01:30 AM ET', offset: '-05:00' }, '-05:00', 6],
  ['a time in winter', { text: '12/01/2026 10:00 AM ET', offset: '-05:00' }, '-04:00', 5],
  ['a text that is no time', { text: 'noon', offset: '-05:00' }, '-04:00', 5],
])('reads and writes a time in a repeated hour, typed over %s', (_, saved, offset, utcHour) => {
  const clock = editorClock(order, 'America/New_York')
  expect(readFieldTime('2026-11-01T01:45', saved, clock)).toEqual({
    state: 'exists',
    instant: Date.UTC(2026, 10, 1, utcHour, 45),
  })
  expect(fromFieldTime('2026-11-01T01:45', saved, clock)).toEqual({ text: '11/01/2026 01:45 AM ET', offset })
})

test.each([
  ['the first occurrence', 5, '2026-11-01T01:45', '-04:00'],
  ['the second occurrence', 6, '2026-11-01T01:45-05:00', '-05:00'],
])('writes %s of a repeated hour as it is now', (_, utcHour, field, offset) => {
  const clock = editorClock(order, 'America/New_York')
  const now = Date.UTC(2026, 10, 1, utcHour, 45, 30)
  expect(fieldTimeAt(now, clock)).toBe(field)
  expect(readFieldTime(field, none, clock)).toEqual({ state: 'exists', instant: now - 30_000 })
  expect(fromFieldTime(field, none, clock)).toEqual({ text: '11/01/2026 01:45 AM ET', offset })
})

/** A device outside of ET, CT, MT and PT sends no offset, so the letters of the order select the occurrence. */
test.each([
  ['EDT', 5, []],
  ['EDT', 6, ['otherOccurrence']],
  ['ET', 6, ['otherOccurrence']],
  ['EST', 5, ['otherOccurrence']],
  ['EST', 6, []],
])(
  'for an order in %s, at %d UTC in a repeated hour, "Now" is read as it is written, with the warnings %j',
  (letters, utcHour, warnings) => {
    const inLetters = anOrder({ pickupEarliestDateTime: `11/01/2026 12:30 AM ${letters}` })
    const clock = editorClock(inLetters, 'Asia/Kolkata')
    const field = fieldTimeAt(Date.UTC(2026, 10, 1, utcHour, 45), clock)
    const written = fromFieldTime(field, none, clock)
    expect(written).toEqual({ text: `11/01/2026 01:45 AM ${letters}`, offset: '' })
    const read = parseWorkOrderTime(written.text, written.offset)
    expect(readFieldTime(field, none, clock)).toEqual({ state: 'exists', instant: read?.instant })
    const context = { order: inLetters, clock, now: Date.UTC(2026, 10, 2) }
    expect(unusualTime('pickup', { field, saved: none }, context)).toEqual(warnings)
  },
)

test('reads an untouched time of a repeated hour as it was saved, also with letters of another season than the order', () => {
  const clock = editorClock(anOrder({ pickupEarliestDateTime: '11/01/2026 12:30 AM EDT' }), 'Asia/Kolkata')
  const saved = { text: '11/01/2026 01:45 AM EST', offset: '' }
  const instant = Date.UTC(2026, 10, 1, 6, 45)
  const field = toFieldTime(saved, clock)
  expect(readFieldTime(field, saved, clock)).toEqual({ state: 'exists', instant })
  expect(fieldTimeAt(instant, clock, saved)).toBe(field)
})

test('keeps a text that cannot be parsed in the field', () => {
  const clock = editorClock(order, 'America/New_York')
  expect(toFieldTime({ text: 'noon', offset: null }, clock)).toBe('noon')
  expect(fromFieldTime('noon', { text: 'noon', offset: '-05:00' }, clock)).toEqual({ text: 'noon', offset: '-05:00' })
})

test('throws for a time that does not exist', () => {
  const clock = editorClock(order, 'America/New_York')
  expect(readFieldTime('2026-03-08T02:30', none, clock)).toEqual({ state: 'gap' })
  expect(() => fromFieldTime('2026-03-08T02:30', none, clock)).toThrow('the clocks skip')
})

test('gives the time at the stop where its zone differs', () => {
  const time = { state: 'exists', instant: Date.UTC(2026, 10, 21, 15, 5) } as const
  const chicago = editorClock(order, 'America/Chicago')
  expect(timeAtStop(time, '11/21/2026 10:00 AM ET', chicago)).toBe('11/21/2026 10:05 AM ET')
  expect(timeAtStop(time, '11/21/2026 10:00 AM ET', editorClock(order, 'America/New_York'))).toBeUndefined()
  expect(timeAtStop(time, 'noon', chicago)).toBeUndefined()
  expect(timeAtStop({ state: 'gap' }, '11/21/2026 10:00 AM ET', chicago)).toBeUndefined()
  // A device in Phoenix writes in the zone of the pickup, so the time at a dropoff in another zone is shown.
  expect(timeAtStop(time, '11/21/2026 08:00 AM PT', editorClock(order, 'America/Phoenix'))).toBe(
    '11/21/2026 07:05 AM PT',
  )
})

test.each([
  ['America/New_York', 5, '11/01/2026 12:30 AM ET', '11/01/2026 01:05 AM ET (EDT)'],
  ['America/New_York', 6, '11/01/2026 12:30 AM ET', '11/01/2026 01:05 AM ET (EST)'],
  ['America/New_York', 7, '11/01/2026 12:30 AM ET', undefined],
  ['America/Chicago', 6, '11/01/2026 12:30 AM ET', '11/01/2026 01:05 AM ET (EST)'],
  ['America/Chicago', 7, '11/01/2026 12:30 AM ET', '11/01/2026 02:05 AM ET'],
  ['America/New_York', 5, '11/01/2026 12:30 AM EDT', '11/01/2026 01:05 AM EDT'],
  ['America/New_York', 6, '11/01/2026 12:30 AM EDT', '11/01/2026 01:05 AM ET (EST)'],
  ['America/New_York', 5, '11/01/2026 02:30 AM EST', '11/01/2026 01:05 AM ET (EDT)'],
  ['America/Chicago', 7, '11/01/2026 12:30 AM EDT', '11/01/2026 02:05 AM ET'],
  ['America/Chicago', 7, '11/01/2026 02:30 AM EST', '11/01/2026 02:05 AM EST'],
  ['America/Chicago', 7, '10/31/2026 11:30 PM MST', '11/01/2026 12:05 AM MST'],
])('gives on a device in %s the time of 11/01/2026 %i:05 UTC, at the stop of %s, as %s', (zone, hour, stop, shown) => {
  const time = { state: 'exists', instant: Date.UTC(2026, 10, 1, hour, 5) } as const
  expect(timeAtStop(time, stop, editorClock(order, zone))).toBe(shown)
})

test("uses a 24-hour clock where the order's texts do", () => {
  expect(editorClock(order, 'America/New_York').clock).toBe(12)
  expect(editorClock(anOrder({ pickupEarliestDateTime: '11/21/2026 22:00 ET' }), 'America/New_York').clock).toBe(24)
})

test.each(['pickupTimeActual', 'dropoffTimeActual'])(
  "uses the clock of an item's %s where the stops have no times",
  (time) => {
    const lineItems = [aLineItem({ [time]: '11/21/2026 10:05 AM ET' })]
    const bare = {
      pickupEarliestDateTime: null,
      pickupLatestDateTime: null,
      dropoffEarliestDateTime: null,
      dropoffLatestDateTime: null,
    }
    expect(editorClock(anOrder({ ...bare, lineItems }), 'America/New_York').clock).toBe(12)
    expect(editorClock(anOrder(bare), 'America/New_York').clock).toBe(24)
  },
)

test.each([
  ['pickupLatestDateTime', { pickupEarliestDateTime: null, dropoffEarliestDateTime: '11/21/2026 11:00 AM PT' }, 'ET'],
  ['dropoffEarliestDateTime', { pickupEarliestDateTime: '', pickupLatestDateTime: null }, 'ET'],
])('without an earliest pickup, takes the zone of %s outside of the four zones', (_, times, letters) => {
  expect(editorClock(anOrder(times), 'Europe/Berlin')).toMatchObject({ abbreviation: letters, source: 'order' })
})

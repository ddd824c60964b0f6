import { anOrder } from '@carrier-portal/contract/testing'
import { editorClock, fromFieldTime, nowInField, readFieldTime, timeAtStop, toFieldTime } from './editorClock.ts'

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
  expect(nowInField(Date.UTC(2026, 10, 21, 15, 5), clock)).toBe(field)
})

test('keeps a text that cannot be parsed in the field', () => {
  const clock = editorClock(order, 'America/New_York')
  expect(toFieldTime({ text: 'noon', offset: null }, clock)).toBe('noon')
  expect(fromFieldTime('noon', { text: 'noon', offset: '-05:00' }, clock)).toEqual({ text: 'noon', offset: '-05:00' })
})

test('throws for a time that does not exist', () => {
  const clock = editorClock(order, 'America/New_York')
  expect(readFieldTime('2026-03-08T02:30', none, clock)).toEqual({ state: 'gap' })
  expect(() => fromFieldTime('2026-03-08T02:30', none, clock)).toThrow()
})

test('gives the time at the stop where its zone differs', () => {
  const instant = Date.UTC(2026, 10, 21, 15, 5)
  const chicago = editorClock(order, 'America/Chicago')
  expect(timeAtStop(instant, '11/21/2026 10:00 AM ET', chicago)).toBe('11/21/2026 10:05 AM ET')
  expect(timeAtStop(instant, '11/21/2026 10:00 AM ET', editorClock(order, 'America/New_York'))).toBeUndefined()
  expect(timeAtStop(instant, 'noon', chicago)).toBeUndefined()
  // A device in Phoenix writes in the zone of the pickup, so the time at a dropoff in another zone is shown.
  expect(timeAtStop(instant, '11/21/2026 08:00 AM PT', editorClock(order, 'America/Phoenix'))).toBe(
    '11/21/2026 07:05 AM PT',
  )
})

test("uses a 24-hour clock where the order's texts do", () => {
  expect(editorClock(order, 'America/New_York').clock).toBe(12)
  expect(editorClock(anOrder({ pickupEarliestDateTime: '11/21/2026 22:00 ET' }), 'America/New_York').clock).toBe(24)
})

import { anOrder } from '@carrier-portal/contract/testing'
import { editorClock } from './editorClock.ts'
import { unusualTime } from './unusualTimes.ts'

const order = anOrder()
/** 11/21/2026 10:20 AM in New York; the pickup window is 10:00-10:30 AM, the dropoff window 11:00 AM-12:00 PM. */
const now = Date.UTC(2026, 10, 21, 15, 20)
const context = { order, clock: editorClock(order, 'America/New_York'), now }
const typed = (field: string) => ({ field, saved: { text: null, offset: null } })

test.each([
  ['a time inside the window', '2026-11-21T10:20', []],
  ['a time 5 minutes in the future', '2026-11-21T10:25', []],
  ['a time 6 minutes in the future', '2026-11-21T10:26', ['inFuture']],
  ['a time 2 hours before the window', '2026-11-21T08:00', []],
  ['a time more than 2 hours before the window', '2026-11-21T07:59', ['outsideWindow']],
  ['a time 2 hours after the window', '2026-11-21T12:30', ['inFuture']],
  ['a time more than 2 hours after the window', '2026-11-21T12:31', ['inFuture', 'outsideWindow']],
  ['a time on the next day', '2026-11-22T10:20', ['inFuture', 'outsideWindow']],
  ['an incomplete time', 'incomplete', []],
  ['no time', '', []],
] as const)('returns the pickup warnings of %s', (_, field, warnings) => {
  expect(unusualTime('pickup', typed(field), context)).toEqual(warnings)
})

test.each([
  ['2026-11-21T10:20', []],
  ['2026-11-21T08:30', ['outsideWindow']],
] as const)('returns the dropoff warnings of a dropoff at %s', (dropoff, warnings) => {
  expect(unusualTime('dropoff', typed(dropoff), context)).toEqual(warnings)
})

test('returns no warning for windows that cannot be parsed', () => {
  const bare = { ...order, pickupEarliestDateTime: null, pickupLatestDateTime: 'soon' }
  expect(unusualTime('pickup', typed('2020-01-01T00:00'), { ...context, order: bare })).toEqual([])
})

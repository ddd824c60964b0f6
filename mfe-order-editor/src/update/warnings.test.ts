import { withNoLoad } from './noLoad.ts'
import { aForm, aRow, clock, order } from './testing.ts'
import { formWarnings, oddNoLoadTime, oddTimes } from './warnings.ts'

/** 11/21/2026 10:20 AM in New York; the pickup window is 10:00-10:30 AM, the dropoff window 11:00 AM-12:00 PM. */
const now = Date.UTC(2026, 10, 21, 15, 20)
const context = { order, clock, now }

test.each([
  ['inside the window', '2026-11-21T10:20', []],
  ['5 minutes ahead', '2026-11-21T10:25', []],
  ['6 minutes ahead', '2026-11-21T10:26', ['ahead']],
  ['2 hours before the window', '2026-11-21T08:00', []],
  ['more than 2 hours before it', '2026-11-21T07:59', ['outsideWindow']],
  ['the day after', '2026-11-22T10:20', ['ahead', 'outsideWindow']],
  ['half typed', 'incomplete', []],
  ['empty', '', []],
] as const)('a pickup time %s', (_, pickupTime, odd) => {
  expect(oddTimes(aRow({ pickupTime }), context).pickupTime).toEqual(odd)
  const form = aForm({ noLoad: true, noLoadPickupTime: pickupTime })
  expect(oddNoLoadTime(form, context)).toEqual(odd)
})

test.each([
  ['2026-11-21T10:15', '2026-11-21T10:14', ['dropoffBeforePickup']],
  ['2026-11-21T10:15', '2026-11-21T10:15', []],
  ['2026-11-21T10:15', '2026-11-21T08:30', ['dropoffBeforePickup', 'outsideWindow']],
] as const)('picked up %s, dropped off %s', (pickupTime, dropoffTime, odd) => {
  expect(oddTimes(aRow({ pickupTime, dropoffTime }), context).dropoffTime).toEqual(odd)
})

test('without readable windows nothing is outside of them', () => {
  const bare = { ...order, pickupEarliestDateTime: null, pickupLatestDateTime: 'soon' }
  expect(oddTimes(aRow({ pickupTime: '2020-01-01T00:00' }), { ...context, order: bare }).pickupTime).toEqual([])
})

test.each([
  ['items', aForm(), []],
  ['no items', aForm({ items: [] }), ['noItemLeft']],
  ['every row struck through', aForm({ items: [aRow({ removed: true })] }), ['noItemLeft']],
  [
    'a no-load with a dropoff time',
    aForm({ noLoad: true, items: [aRow({ dropoffTime: '2026-11-21T11:00' })] }),
    ['noLoadWithDropoff'],
  ],
  ['a no-load', aForm({ noLoad: true }), []],
] as const)('a form with %s', (_, form, warnings) => {
  expect(formWarnings(form)).toEqual(warnings)
})

test('no-load clears the dropoff signature; without it comments and time are cleared', () => {
  const form = aForm({ dropoffSignature: 'B. Ward', pickupSignature: 'R' })
  const on = { ...withNoLoad(form, true), noLoadComments: 'Closed', noLoadPickupTime: '2026-11-21T10:05' }
  expect(on).toMatchObject({ noLoad: true, dropoffSignature: '', pickupSignature: 'R' })
  expect(withNoLoad(on, false)).toMatchObject({ noLoad: false, noLoadComments: '', noLoadPickupTime: '' })
})

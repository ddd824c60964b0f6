import { anOrder } from '@carrier-portal/contract/testing'
import { urgencyOf } from './urgency.ts'

/** The builder's windows end at 10:30 (pickup) and at noon (dropoff), Eastern. */
test.each([
  ['AVAILABLE', '2026-11-21T14:29Z', 'onTime', 'pickup', 61],
  ['AVAILABLE', '2026-11-21T14:30Z', 'dueSoon', 'pickup', 60],
  ['ROUTED', '2026-11-21T15:30Z', 'dueSoon', 'pickup', 0],
  ['ROUTED', '2026-11-21T15:31Z', 'late', 'pickup', -1],
  ['PICKED_UP', '2026-11-21T15:31Z', 'onTime', 'dropoff', 89],
  ['PICKED_UP', '2026-11-21T16:30Z', 'dueSoon', 'dropoff', 30],
  ['PICKED_UP', '2026-11-21T18:00Z', 'late', 'dropoff', -60],
])('rates a %s order at %s as %s for the %s', (status, now, level, stop, minutes) => {
  expect(urgencyOf(anOrder({ status }), Date.parse(now))).toEqual({ level, stop, minutes })
})

/** In New York the hour from 1 AM is on the clocks twice on 11/01/2026, until 06:00 UTC and until 07:00 UTC. */
test.each([
  ['11/01/2026 01:45 AM ET', '11/01/2026 01:15 AM ET', 25],
  ['11/01/2026 12:30 AM ET', '11/01/2026 01:15 AM ET', -35],
  ['11/01/2026 01:45 AM ET', '11/01/2026 02:15 AM ET', 85],
  ['11/01/2026 04:45 AM ET', '11/01/2026 04:15 AM ET', 205],
])('at 05:50 UTC the window from %s to %s ends in %i minutes', (earliest, latest, minutes) => {
  const order = anOrder({ status: 'ROUTED', pickupEarliestDateTime: earliest, pickupLatestDateTime: latest })
  expect(urgencyOf(order, Date.parse('2026-11-01T05:50Z'))).toMatchObject({ minutes })
})

test.each([
  ['completed', { status: 'COMPLETED' }],
  ['rejected', { status: 'REJECTED' }],
  ['of an unknown status', { status: 'LOST' }],
  ['of no status', { status: null }],
  ['without an end of the window', { pickupLatestDateTime: null }],
  ['with an unreadable one', { pickupLatestDateTime: 'noonish' }],
])('returns no urgency for an order %s', (_, parts) => {
  expect(urgencyOf(anOrder(parts), 0)).toBeUndefined()
})

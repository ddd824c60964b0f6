import { aLineItem } from '@carrier-portal/contract/testing'
import { stepToRecord } from './stepToRecord.ts'

const TIME = '11/21/2026 10:05 ET'
const waiting = aLineItem({ pickupTimeActual: null, dropoffTimeActual: null })
const picked = aLineItem({ pickupTimeActual: TIME, dropoffTimeActual: null })
const dropped = aLineItem({ pickupTimeActual: TIME, dropoffTimeActual: TIME })

test.each([
  ['ROUTED', [waiting], 'pickup'],
  ['PICKED_UP', [picked], 'dropoff'],
  ['PICKED_UP', [picked, waiting], 'dropoff'],
  ['PICKED_UP', [dropped, waiting], 'pickup'],
  ['PICKED_UP', [dropped], 'dropoff'],
  ['PICKED_UP', [], 'dropoff'],
  ['COMPLETED', [dropped], undefined],
  [null, [waiting], undefined],
])('returns for status %p with items %j the step %p', (status, lineItems, step) => {
  expect(stepToRecord({ status, lineItems })).toBe(step)
})

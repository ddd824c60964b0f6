import { isOrderStatus, ORDER_STATUSES, statusAfterSave } from './orderStatus.ts'

const picked = { pickupTimeActual: '11/21/2026 10:05 ET', dropoffTimeActual: '' }
const dropped = { ...picked, dropoffTimeActual: '11/21/2026 11:20 ET' }
const untouched = { pickupTimeActual: ' ', dropoffTimeActual: ' ' }

test.each([
  ['no times', { noLoad: false, dropoffPOD: '', items: [untouched] }, 'ROUTED'],
  ['one of two items picked up', { noLoad: false, dropoffPOD: '', items: [picked, untouched] }, 'PICKED_UP'],
  ['all dropped off, no signature', { noLoad: false, dropoffPOD: ' ', items: [dropped] }, 'PICKED_UP'],
  [
    'a signature, one item without a dropoff time',
    { noLoad: false, dropoffPOD: 'B. Ward', items: [dropped, picked] },
    'PICKED_UP',
  ],
  ['a signature, all dropped off', { noLoad: false, dropoffPOD: 'B. Ward', items: [dropped] }, 'COMPLETED'],
  [
    'a signature, a blank dropoff time',
    { noLoad: false, dropoffPOD: 'B. Ward', items: [{ ...picked, dropoffTimeActual: ' ' }] },
    'PICKED_UP',
  ],
  ['a no-load', { noLoad: true, dropoffPOD: '', items: [untouched] }, 'COMPLETED'],
  ['a signature, no items', { noLoad: false, dropoffPOD: 'B. Ward', items: [] }, 'ROUTED'],
] as const)('the status after a save with %s is %s', (_, proof, status) => {
  expect(statusAfterSave(proof)).toBe(status)
})

test('recognises its own statuses and no other text', () => {
  expect(ORDER_STATUSES.filter(isOrderStatus)).toEqual(ORDER_STATUSES)
  expect([null, '', 'routed', 'ON_HOLD'].filter(isOrderStatus)).toEqual([])
})

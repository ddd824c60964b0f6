import { isOrderStatus, ORDER_STATUSES, statusAfterSave } from './orderStatus.ts'

/** N no-load; D dropoff signature; p a pickup time of some item; d a dropoff time of every item. */
test.each([
  ['', 'ROUTED'],
  ['D', 'ROUTED'],
  ['p', 'PICKED_UP'],
  ['Dp', 'PICKED_UP'],
  ['pd', 'PICKED_UP'],
  ['Dpd', 'COMPLETED'],
  ['N', 'COMPLETED'],
  ['Np', 'COMPLETED'],
])('the status after a save with the facts "%s" is %s', (letters, status) => {
  const facts = {
    noLoad: letters.includes('N'),
    dropoffSigned: letters.includes('D'),
    pickedUp: letters.includes('p'),
    allDroppedOff: letters.includes('d'),
  }
  expect(statusAfterSave(facts)).toBe(status)
})

test('recognises its own statuses and no other text', () => {
  expect(ORDER_STATUSES.filter(isOrderStatus)).toEqual(ORDER_STATUSES)
  expect([null, '', 'routed', 'ON_HOLD'].filter(isOrderStatus)).toEqual([])
})

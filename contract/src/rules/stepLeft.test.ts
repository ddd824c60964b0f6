import { stepLeft } from './stepLeft.ts'

/** Of each item: p a pickup time, d a dropoff time. */
test.each([
  [[''], 'pickup'],
  [['p'], 'dropoff'],
  [['p', ''], 'dropoff'],
  [['pd', ''], 'pickup'],
  [['pd', 'p'], 'dropoff'],
  [['pd'], null],
  [['d'], 'pickup'],
  [[], null],
])('after the times %j the next stop is %s', (items, step) => {
  const timeOf = (item: string, letter: string) => (item.includes(letter) ? '11/21/2026 10:05 ET' : null)
  expect(stepLeft(items.map((item) => ({ pickupTime: timeOf(item, 'p'), dropoffTime: timeOf(item, 'd') })))).toBe(step)
})

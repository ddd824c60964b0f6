import { currentDrafts, type DaysOfUse, daysOfUse, orderOf, timeAfter } from './draftRules.ts'

const draft = (key: string, keptAt: number) => ({ id: key, key, keptAt, value: key })

test('keeps the newest state of each record', () => {
  expect(currentDrafts([draft('a', 3), draft('a', 2), draft('b', 1)])).toEqual([draft('b', 1), draft('a', 3)])
})

/** The local time of noon on a day of November 2026. */
const noon = (day: number) => new Date(2026, 10, day, 12).getTime()

/** The days of use of a draft written on November 1 when the portal is used at each of these times. */
function used(times: readonly number[]): DaysOfUse | undefined {
  let days: DaysOfUse | undefined = daysOfUse(noon(1), undefined, noon(1))
  for (const time of times) days = days && daysOfUse(noon(1), days, time)
  return days
}

test.each([
  ['on the day on which it was written', [noon(1)], 0],
  ['several times on a day', [noon(2), noon(2) + 1, noon(2) + 2], 1],
  ['on seven more days', [2, 3, 4, 5, 6, 7, 8].map(noon), 7],
  ['on eight more days', [2, 3, 4, 5, 6, 7, 8, 9].map(noon), undefined],
  ['with a clock that is a year ahead for a moment', [noon(366), noon(1)], 2],
  ['with a clock of 1970', [0], 1],
])('counts the days of use of a draft: %s', (_, times, count) => {
  expect(used(times)?.count).toBe(count)
})

test('finds the order number in a name', () => {
  expect(orderOf('update:WO-1')).toBe('WO-1')
})

test.each([
  [undefined, 5, 5],
  [4, 5, 5],
  [5, 5, 6],
  [9, 5, 10],
])('a record after one of %s has at the time %s the time %s', (earlier, now, time) => {
  expect(timeAfter(earlier, now)).toBe(time)
})

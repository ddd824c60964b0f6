import {
  currentDrafts,
  type DaysOfUse,
  daysOfUse,
  namesOf,
  orderLabel,
  ordersOf,
  readDraft,
  timeAfter,
} from './draftRules.ts'

const draft = (key: string, keptAt: number) => ({ id: key, key, keptAt, value: key })

test('keeps the newest state of each record', () => {
  expect(currentDrafts([draft('a', 3), draft('a', 2), draft('b', 1)])).toEqual([draft('b', 1), draft('a', 3)])
})

test('keeps the 50 newest records', () => {
  const drafts = Array.from({ length: 51 }, (_, at) => draft(`update:WO-${at}`, at))
  expect(currentDrafts(drafts)).toEqual(drafts.slice(1))
})

test.each([
  ['null', null, undefined, undefined],
  ['a text', 'update:WO-1', undefined, undefined],
  ['a record without a value', { key: 'a', keptAt: 1 }, 'r1', undefined],
  ['a record whose name is no text', { ...draft('a', 1), key: 1 }, 'r1', undefined],
  ['a record whose time is no number', { ...draft('a', 1), keptAt: '1' }, 'r1', undefined],
  ['a record under its id', draft('a', 1), 'r1', { ...draft('a', 1), id: 'r1' }],
  ['a record with its id', { ...draft('a', 1), id: 'r2' }, undefined, { ...draft('a', 1), id: 'r2' }],
  ['a record of an earlier version', { key: 'a', keptAt: 1, value: 'a' }, undefined, draft('a', 1)],
])('reads %s', (_, stored, id, expected) => {
  expect(readDraft(stored, id)).toEqual(expected)
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

test('finds the names of drafts, sorted, and the order numbers in them, each once', () => {
  const names = namesOf([draft('update:WO-2', 1), draft('update:WO-1', 2), draft('update:WO-2', 3)])
  expect(names).toEqual(['update:WO-1', 'update:WO-2'])
  expect(ordersOf(['charge:WO-1', ...names])).toEqual(['WO-1', 'WO-2'])
})

test.each([
  [undefined, 5, 5],
  [4, 5, 5],
  [5, 5, 6],
  [9, 5, 10],
])('a record after one of %s has at the time %s the time %s', (earlier, now, time) => {
  expect(timeAfter(earlier, now)).toBe(time)
})

test.each([
  ['WO-1', 'en', 'WO-1'],
  ['WO-1', 'es', 'WO-1'],
  ['Accept several orders / Aceptar varios pedidos', 'en', 'Accept several orders'],
  ['Accept several orders / Aceptar varios pedidos', 'es', 'Aceptar varios pedidos'],
] as const)('shows %s in the language %s as %s', (order, locale, expected) => {
  expect(orderLabel(order, locale)).toBe(expected)
})

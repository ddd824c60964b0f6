import { currentDrafts, DRAFT_LIFETIME_MS, orderOf, timeAfter } from './draftRules.ts'

const draft = (key: string, keptAt: number) => ({ id: key, key, keptAt, value: key })

test('keeps the newest state of each record', () => {
  expect(currentDrafts([draft('a', 3), draft('a', 2), draft('b', 1)], 4)).toEqual([draft('b', 1), draft('a', 3)])
})

test('drops a draft after 7 days', () => {
  expect(currentDrafts([draft('a', 1)], DRAFT_LIFETIME_MS)).toHaveLength(1)
  expect(currentDrafts([draft('a', 1)], DRAFT_LIFETIME_MS + 1)).toEqual([])
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

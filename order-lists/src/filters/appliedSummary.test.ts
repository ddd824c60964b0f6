import { defaultFilters } from '../search/listFilters.ts'
import { activeFilters, appliedSummary } from './appliedSummary.ts'
import { messages } from './messages.ts'

const carriers = [{ code: 'NORTH' }, { code: 'BAY' }, { code: 'SUMMIT' }]
const defaults = defaultFilters(carriers, '2026-11-21')

test.each([
  [{}, 'All accounts · Today · Routed, Picked Up', 0],
  [{ accounts: [] }, 'All accounts · Today · Routed, Picked Up', 0],
  [{ accounts: ['BAY', 'NORTH'] }, '2 accounts · Today · Routed, Picked Up', 1],
  [{ dateOption: 'TOMORROW', conditions: ['ROUTED'] }, 'All accounts · Tomorrow · Routed', 2],
  [{ dateOption: 'CUSTOM', startDate: '2026-11-01' }, 'All accounts · 2026-11-01 to 2026-11-21 · Routed, Picked Up', 1],
  [{ sort: 'STATUS', sortDirection: 'DESC' }, 'All accounts · Today · Routed, Picked Up', 2],
] as const)('summarises %j as "%s" with %d active filters', (change, summary, active) => {
  const filters = { ...defaults, ...change }
  expect(appliedSummary(filters, carriers, messages.en, { conditions: true })).toBe(summary)
  expect(activeFilters(filters, carriers)).toBe(active)
})

test('leaves conditions out of the summary of a screen without them', () => {
  expect(appliedSummary(defaults, carriers, messages.en, { conditions: false })).toBe('All accounts · Today')
})

test.each([
  [1, '1 account · Today'],
  [2, 'All accounts · Today'],
])('counts the account of a user with a single one: %d', (count, summary) => {
  const some = carriers.slice(0, count)
  const filters = defaultFilters(some, '2026-11-21')
  expect(appliedSummary(filters, some, messages.en, { conditions: false })).toBe(summary)
})

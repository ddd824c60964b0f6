import { words as filterWords } from '../filters/words.ts'
import { words } from './words.ts'

const filters = filterWords.en

/** Specification, sections 2 and 8; decisions, section 2. */
test.each([
  [words.en.failed, 'There was an error retrieving orders. Please try again.'],
  [[words.en.reset, words.en.search, words.en.refresh].join(), 'Reset Filters,Search,Refresh'],
  [Object.values(filters.option).join(), 'Yesterday,Today,Tomorrow,Custom Date Range'],
  [Object.values(filters.condition).join(), 'Routed,Picked Up'],
  [Object.values(filters.field).join(), 'Pickup Earliest,Status'],
  [Object.values(filters.direction).join(), 'Ascending,Descending'],
  [filters.noneIsAll, 'None ticked = all'],
])('verbatim: %s', (written, specified) => {
  expect(written).toBe(specified)
})

import { messages as filterMessages } from '../filters/messages.ts'
import { messages } from './messages.ts'

const filters = filterMessages.en

test.each([
  [messages.en.failed, 'There was an error retrieving orders. Please try again.'],
  [[messages.en.reset, messages.en.search, messages.en.refresh].join(), 'Reset Filters,Search,Refresh'],
  [Object.values(filters.option).join(), 'Yesterday,Today,Tomorrow,Custom Date Range'],
  [Object.values(filters.condition).join(), 'Routed,Picked Up'],
  [Object.values(filters.field).join(), 'Pickup Earliest,Status'],
  [Object.values(filters.direction).join(), 'Ascending,Descending'],
  [filters.noneIsAll, 'None checked means all'],
])('uses the specified text: %s', (written, specified) => {
  expect(written).toBe(specified)
})

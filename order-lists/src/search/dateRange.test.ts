import { dateIssues, dateRange } from './dateRange.ts'
import { defaultFilters } from './listFilters.ts'
import { acceptedOrderSearch, orderSearch } from './orderSearch.ts'

const typed = { startDate: '2026-11-01', endDate: '2026-11-01' }
const carriers = [{ code: 'NORTH' }, { code: 'BAY' }]

/** Ordinary days, the end of a year, and days of 23 and 25 hours. */
test.each([
  ['TODAY', '2026-11-21', '2026-11-21', '2026-11-22'],
  ['YESTERDAY', '2026-11-21', '2026-11-20', '2026-11-21'],
  ['TOMORROW', '2026-11-21', '2026-11-22', '2026-11-23'],
  ['TODAY', '2026-12-31', '2026-12-31', '2027-01-01'],
  ['YESTERDAY', '2027-01-01', '2026-12-31', '2027-01-01'],
  ['TODAY', '2026-03-08', '2026-03-08', '2026-03-09'],
  ['TODAY', '2026-11-01', '2026-11-01', '2026-11-02'],
  ['TOMORROW', '2028-02-28', '2028-02-29', '2028-03-01'],
  ['CUSTOM', '2026-11-21', '2026-11-01', '2026-11-02'],
] as const)('searches for %s on %s from %s to before %s', (option, today, startDate, endDate) => {
  expect(dateRange(option, today, typed)).toEqual({ startDate, endDate })
})

test.each([
  ['TODAY', '', '', []],
  ['CUSTOM', '2026-11-20', '2026-11-21', []],
  ['CUSTOM', '2026-11-21', '2026-11-21', []],
  ['CUSTOM', '', '2026-11-21', ['startMissing']],
  ['CUSTOM', '2026-11-21', '', ['endMissing']],
  ['CUSTOM', '', '', ['startMissing', 'endMissing']],
  ['CUSTOM', '0002-11-21', '2026-11-21', ['startOutOfYears']],
  ['CUSTOM', '2026-11-21', '12026-11-22', ['endOutOfYears']],
  ['CUSTOM', '', '9999-12-31', ['startMissing', 'endOutOfYears']],
  ['CUSTOM', '2026-11-22', '2026-11-21', ['startAfterEnd']],
  ['CUSTOM', '2026-01-01', '2026-04-02', []],
  ['CUSTOM', '2026-01-01', '2026-04-03', ['rangeTooLong']],
  ['CUSTOM', '2024-11-21', '2026-11-21', ['rangeTooLong']],
] as const)('validates the dates %s from "%s" to "%s": %j', (dateOption, startDate, endDate, why) => {
  expect(dateIssues({ ...defaultFilters(carriers, '2026-11-21'), dateOption, startDate, endDate })).toEqual(why)
})

test.each([
  [[], ['NORTH', 'BAY']],
  [['BAY'], ['BAY']],
  [
    ['BAY', 'NORTH'],
    ['NORTH', 'BAY'],
  ],
  [['SOLD'], ['NORTH', 'BAY']],
])('sends the accounts %j as %j', (accounts, carrierCodes) => {
  const filters = { ...defaultFilters(carriers, '2026-11-21'), accounts }
  expect(orderSearch(filters, carriers, '2026-11-21')).toEqual({
    carrierCodes,
    startDate: '2026-11-21',
    endDate: '2026-11-22',
  })
})

test('sends conditions and sorting for accepted orders, and both conditions when none is checked', () => {
  const filters = {
    ...defaultFilters(carriers, '2026-11-21'),
    conditions: [],
    sort: 'STATUS',
    sortDirection: 'DESC',
  } as const
  expect(acceptedOrderSearch(filters, carriers, '2026-11-21')).toEqual({
    carrierCodes: ['NORTH', 'BAY'],
    conditions: ['ROUTED', 'PICKED_UP'],
    startDate: '2026-11-21',
    endDate: '2026-11-22',
    sort: 'STATUS',
    sortDirection: 'DESC',
  })
})

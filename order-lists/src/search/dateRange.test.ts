import { dateIssues, dateRange } from './dateRange.ts'
import { defaultFilters } from './listFilters.ts'
import { acceptedOrderSearch, orderSearch } from './orderSearch.ts'

const typed = { startDate: '2026-11-01', endDate: '2026-11-01' }
const carriers = [{ code: 'NORTH' }, { code: 'BAY' }]

/** Specification, section 4, on ordinary days, at the end of a year and on days of 23 and 25 hours. */
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
] as const)('%s on %s asks from %s to before %s', (option, today, startDate, endDate) => {
  expect(dateRange(option, today, typed)).toEqual({ startDate, endDate })
})

test.each([
  ['TODAY', '', '', []],
  ['CUSTOM', '2026-11-20', '2026-11-21', []],
  ['CUSTOM', '2026-11-21', '2026-11-21', []],
  ['CUSTOM', '', '2026-11-21', ['startMissing']],
  ['CUSTOM', '2026-11-21', '', ['endMissing']],
  ['CUSTOM', '', '', ['startMissing', 'endMissing']],
  ['CUSTOM', '0002-11-21', '2026-11-21', ['startMissing']],
  ['CUSTOM', '2026-11-21', '9999-12-31', ['endMissing']],
  ['CUSTOM', '2026-11-22', '2026-11-21', ['startAfterEnd']],
] as const)('why %s from "%s" to "%s" cannot be searched: %j', (dateOption, startDate, endDate, why) => {
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
])('accounts %j are sent as %j', (accounts, carrierCodes) => {
  const filters = { ...defaultFilters(carriers, '2026-11-21'), accounts }
  expect(orderSearch(filters, carriers, '2026-11-21')).toEqual({
    carrierCodes,
    startDate: '2026-11-21',
    endDate: '2026-11-22',
  })
})

test('the accepted orders are also asked for by condition and sorting; none ticked means both', () => {
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

import { defaultFilters } from '../search/listFilters.ts'
import { FIRST_PAGE, printLeftPage, readLeftPage } from './leftPages.ts'

const applied = defaultFilters([{ code: 'NORTH' }], '2026-11-21')
const left = { page: 4, sort: { column: 'workOrderNumber', direction: 'DESC' } } as const

test.each([
  ['where it was left', 'dana', applied, left],
  ['at the first page after another search', 'dana', { ...applied, dateOption: 'TOMORROW' }, FIRST_PAGE],
  ['at the first page on another day', 'dana', defaultFilters([{ code: 'NORTH' }], '2026-11-22'), FIRST_PAGE],
  ['at the first page for another user', 'omar', applied, FIRST_PAGE],
] as const)('a list opens %s', (_, username, filters, expected) => {
  expect(readLeftPage(printLeftPage('dana', applied, left), username, filters)).toEqual(expected)
})

test.each([
  ['ascending', { page: 1, sort: { column: 'mileage', direction: 'ASC' } }],
  ['unsorted', { page: 12, sort: undefined }],
] as const)('a list that was left %s opens so', (_, at) => {
  expect(readLeftPage(printLeftPage('dana', applied, at), 'dana', applied)).toEqual(at)
})

test('a list opens unsorted where it was left sorted by a column that this version does not have', () => {
  const printed = printLeftPage('dana', applied, left).replace('workOrderNumber', 'toString')
  expect(readLeftPage(printed, 'dana', applied)).toEqual({ page: 4, sort: undefined })
})

test('a list that was not left opens at the first page', () => {
  expect(readLeftPage(null, 'dana', applied)).toEqual(FIRST_PAGE)
})

test('what is kept names neither the user nor an account', () => {
  expect(printLeftPage('dana', applied, left)).toMatch(/^[0-9a-z]+ 4 workOrderNumber DESC$/)
  expect(printLeftPage('dana', applied, left)).not.toContain('dana')
})

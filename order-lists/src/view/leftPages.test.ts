import { createApi } from '@carrier-portal/contract'
import { createTestHost } from '@carrier-portal/contract/testing'
import { defaultFilters } from '../search/listFilters.ts'
import { FIRST_PAGE, keepPage, leftPage } from './leftPages.ts'

const applied = defaultFilters([{ code: 'NORTH' }], '2026-11-21')
const left = { page: 4, sort: { column: 'workOrderNumber', direction: 'DESC' } } as const

test.each([
  ['where it was left', 'orders', 'dana', applied, left],
  ['at the first page after another search', 'orders', 'dana', { ...applied, dateOption: 'TOMORROW' }, FIRST_PAGE],
  ['at the first page for another user', 'orders', 'omar', applied, FIRST_PAGE],
  ['at the first page where another list was left', 'history', 'dana', applied, FIRST_PAGE],
] as const)('a list opens %s', (_, name, username, filters, expected) => {
  const { host, signIn } = createTestHost({ api: createApi({ baseUrl: '', getToken: () => undefined }) })
  signIn({ username: 'dana' })
  keepPage(host, 'orders', applied, left)
  signIn({ username })
  expect(leftPage(host, name, filters)).toEqual(expected)
})

test('a list of a portal in which no list was left opens at the first page', () => {
  const { host } = createTestHost({ api: createApi({ baseUrl: '', getToken: () => undefined }) })
  expect(leftPage(host, 'orders', applied)).toEqual(FIRST_PAGE)
})

import { createApi } from '@carrier-portal/contract'
import { anOrder, createMemoryCopies, createTestHost } from '@carrier-portal/contract/testing'
import { defaultFilters } from '../search/listFilters.ts'
import { findListCopy, keepListCopy } from './listCopy.ts'

const applied = defaultFilters([{ code: 'NORTH' }], '2026-11-21')
const loadedAt = Date.parse('2026-11-21T17:00Z')
const response = { orders: [anOrder()], loadedAt, applied, username: 'dana', newNumbers: new Set(['WO-1']) }

beforeEach(() => jest.useFakeTimers({ now: loadedAt }))
afterEach(() => jest.useRealTimers())

function aHost() {
  const api = createApi({ baseUrl: '', getToken: () => undefined })
  return createTestHost({ api, copies: createMemoryCopies() }).host
}

test('finds the response of the same list, filters and day, without the marks of new orders', async () => {
  const host = aHost()
  keepListCopy(host, 'accepted', response)
  const search = { username: 'dana', applied: { ...applied } }
  expect(await findListCopy(host, 'accepted', search)).toEqual({ ...response, ...search, newNumbers: new Set() })
  expect(await findListCopy(host, 'completed', search)).toBeUndefined()
  const tomorrow = { ...applied, dateOption: 'TOMORROW' } as const
  expect(await findListCopy(host, 'accepted', { ...search, applied: tomorrow })).toBeUndefined()
  jest.setSystemTime(loadedAt + 86_400_000)
  expect(await findListCopy(host, 'accepted', search)).toBeUndefined()
})

test('does not use what another version has kept in another shape', async () => {
  const host = aHost()
  host.copies?.keep('list accepted 1', { rows: [] })
  expect(await findListCopy(host, 'accepted', response)).toBeUndefined()
})

test('keeps and finds nothing in a portal without copies', async () => {
  const { host } = createTestHost({ api: createApi({ baseUrl: '', getToken: () => undefined }) })
  keepListCopy(host, 'accepted', response)
  expect(await findListCopy(host, 'accepted', response)).toBeUndefined()
})

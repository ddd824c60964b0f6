import fc from 'fast-check'
import { defaultFilters, type ListFilters, sameFilters } from './listFilters.ts'
import { readSavedFilters, writeSavedFilters } from './savedFilters.ts'

const today = '2026-11-21'
const carriers = [{ code: 'NORTH' }, { code: 'BAY' }]
const defaults = defaultFilters(carriers, today)
const read = (value: string | undefined, of = carriers) => readSavedFilters(value, 'accepted_orders', of, today)
const cookie = (entry: unknown, key = 'accepted_orders') => encodeURIComponent(JSON.stringify({ [key]: entry }))

const chosen: ListFilters = {
  accounts: ['BAY'],
  dateOption: 'CUSTOM',
  startDate: '2026-11-01',
  endDate: '2026-11-02',
  conditions: ['PICKED_UP'],
  sort: 'STATUS',
  sortDirection: 'DESC',
}

test('checks everything and sorts by the earliest pickup by default', () => {
  expect(defaults).toEqual({
    accounts: ['NORTH', 'BAY'],
    dateOption: 'TODAY',
    startDate: today,
    endDate: today,
    conditions: ['ROUTED', 'PICKED_UP'],
    sort: 'PICKUP_EARLIEST',
    sortDirection: 'ASC',
  })
})

test('compares filters by their values, in any order of the keys', () => {
  const { accounts, ...others } = chosen
  expect(sameFilters(chosen, { ...others, accounts: [...accounts] })).toBe(true)
  expect(sameFilters(chosen, { ...chosen, sort: 'PICKUP_EARLIEST' })).toBe(false)
})

test.each([
  ['every group', chosen],
  ['the defaults', defaults],
  ['a preset', { ...defaults, dateOption: 'TOMORROW' as const }],
  ['no account checked', { ...defaults, accounts: [] }],
  ['no condition checked', { ...defaults, conditions: [] }],
])('reads the written filters back: %s', (_, filters) => {
  expect(read(writeSavedFilters(undefined, 'accepted_orders', filters, carriers))).toEqual(filters)
})

test.each([
  ['nothing', undefined],
  ['blank', ''],
  ['no JSON', 'abc'],
  ['half an escape', '%7B%'],
  ['a list', '[]'],
  ['null', 'null'],
  ['another screen', cookie(chosen, 'order_history')],
  ['an entry that is a text', cookie('BAY')],
  ['values of other shapes', cookie({ accounts: { 0: 'BAY' }, dateOption: 7, sort: [], conditions: 'ROUTED' })],
  ['unknown values', cookie({ dateOption: 'NEVER', sort: 'PRICE', sortDirection: 'UP', conditions: ['LOST'] })],
  ['a reversed custom range', cookie({ dateOption: 'CUSTOM', startDate: '2026-11-02', endDate: '2026-11-01' })],
  ['a custom range of the year 9999', cookie({ dateOption: 'CUSTOM', startDate: '9999-12-30', endDate: '9999-12-31' })],
  ['a custom range without days', cookie({ dateOption: 'CUSTOM' })],
  ['a prototype', '%7B%22__proto__%22%3A%7B%22accepted_orders%22%3A%7B%22dateOption%22%3A%22TOMORROW%22%7D%7D%7D'],
])('reads the defaults from %s', (_, value) => {
  expect(read(value)).toEqual(defaults)
})

test.each([
  ['plain JSON', JSON.stringify({ accepted_orders: { dateOption: 'TOMORROW' } })],
  ['plain JSON with a percent sign', '{"accepted_orders":{"dateOption":"TOMORROW","accounts":["100%"]}}'],
  ['the key with a space', cookie({ dateOption: 'TOMORROW' }, 'accepted orders')],
])('reads %s', (_, value) => {
  expect(read(value)).toEqual({ ...defaults, dateOption: 'TOMORROW' })
})

test.each([
  [['BAY', 'SOLD'], ['BAY']],
  [['SOLD'], ['NORTH', 'BAY']],
  [[], ['NORTH', 'BAY']],
])('restores the accounts %j as %j', (accounts, opened) => {
  expect(read(cookie({ accounts })).accounts).toEqual(opened)
})

test('keeps the filters of other screens, and writes all accounts as an empty list', () => {
  const first = writeSavedFilters(undefined, 'order_history', chosen, carriers)
  const both = writeSavedFilters(first, 'available_orders', defaults, carriers)
  expect(JSON.parse(decodeURIComponent(both))).toEqual({
    available_orders: { accounts: [], dateOption: 'TODAY' },
    order_history: { accounts: ['BAY'], dateOption: 'CUSTOM', startDate: '2026-11-01', endDate: '2026-11-02' },
  })
})

test('replaces the key with a space by accepted_orders on the next write', () => {
  const written = writeSavedFilters(cookie(chosen, 'accepted orders'), 'order_history', defaults, carriers)
  expect(Object.keys(JSON.parse(decodeURIComponent(written)))).toEqual(['accepted_orders', 'order_history'])
})

test('keeps 300 accounts with long codes below 3,800 bytes and restores them as all', () => {
  const many = Array.from({ length: 300 }, (_, index) => ({ code: `CARRIER-Ü-${index}` }))
  const half: ListFilters = {
    ...defaultFilters(many, today),
    dateOption: 'TOMORROW',
    accounts: many.slice(0, 150).map(({ code }) => code),
  }
  const small = writeSavedFilters(undefined, 'order_history', chosen, carriers)
  const written = writeSavedFilters(small, 'accepted_orders', half, many)
  expect(written.length).toBeLessThan(3800)
  expect(read(written, many)).toMatchObject({ accounts: { length: 300 }, dateOption: 'TOMORROW' })
  expect(JSON.parse(decodeURIComponent(written)).accepted_orders.accounts).toEqual([])
  expect(readSavedFilters(written, 'order_history', carriers, today).accounts).toEqual(['BAY'])
})

test('writes a value over the limit when there is no list of accounts to shorten', () => {
  const long = cookie({ dateOption: 'x'.repeat(5000) }, 'order_history')
  expect(writeSavedFilters(long, 'accepted_orders', defaults, carriers).length).toBeGreaterThan(5000)
})

test('returns valid filters for any cookie, without an error and without changing Object.prototype', () => {
  const any = fc.oneof(
    fc.string(),
    fc.json(),
    fc.json().map(encodeURIComponent),
    fc.object().map(cookie),
    fc.jsonValue().map((v) => cookie(v)),
  )
  fc.assert(
    fc.property(any, (value) => {
      const filters = read(value)
      for (const account of filters.accounts) expect(['NORTH', 'BAY']).toContain(account)
      expect(read(writeSavedFilters(value, 'accepted_orders', filters, carriers))).toEqual(filters)
    }),
    { numRuns: 1000 },
  )
  expect('dateOption' in {}).toBe(false)
})

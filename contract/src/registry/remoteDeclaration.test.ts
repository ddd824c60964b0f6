import { readRemoteDeclaration } from './remoteDeclaration.ts'

const whole = {
  $schema: '../contract/remote.schema.json',
  name: 'mfe-orders-available',
  route: 'available-orders',
  navigation: { label: { en: 'Available Orders', es: 'Pedidos disponibles' }, order: 1 },
  contract: '^1.0',
}

test('reads a declaration and adds the defaults', () => {
  const { $schema, ...rest } = whole
  expect(readRemoteDeclaration(whole)).toEqual({
    state: 'read',
    declaration: { ...rest, opensOrders: false, budgetKb: 100, writes: [] },
  })
})

test.each([
  ['no object', null, 'remote.json is not an object'],
  ['a misspelt key', { ...whole, navigaton: null }, '"navigaton" is not a key'],
  ['no name', { ...whole, name: undefined }, '"name"'],
  ['a name in capitals', { ...whole, name: 'Mfe' }, '"name"'],
  ['a route with a slash in front', { ...whole, route: '/available-orders' }, '"route"'],
  ['navigation left out', { ...whole, navigation: undefined }, '"navigation"'],
  ['a label without Spanish', { ...whole, navigation: { label: { en: 'Orders' }, order: 1 } }, '"navigation"'],
  ['a position that is a text', { ...whole, navigation: { ...whole.navigation, order: '1' } }, '"navigation"'],
  ['a range we cannot read', { ...whole, contract: '>=1' }, '"contract"'],
  ['a range that is a number', { ...whole, contract: 1 }, '"contract"'],
  ['opensOrders as a text', { ...whole, opensOrders: 'yes' }, '"opensOrders"'],
  ['writes as a text', { ...whole, writes: 'search_filters' }, '"writes"'],
  ['a name among the writes that is blank', { ...whole, writes: ['search_filters', ' '] }, '"writes"'],
  ['a budget of nothing', { ...whole, budgetKb: 0 }, '"budgetKb"'],
  ['a budget as a text', { ...whole, budgetKb: '80' }, '"budgetKb"'],
  ['a budget without a limit', { ...whole, budgetKb: Number.POSITIVE_INFINITY }, '"budgetKb"'],
])('refuses %s with a problem that names the key', (_, json, problem) => {
  expect(readRemoteDeclaration(json)).toEqual({ state: 'refused', problems: [expect.stringContaining(problem)] })
})

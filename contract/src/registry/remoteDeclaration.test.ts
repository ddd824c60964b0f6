import { readRemoteDeclaration } from './remoteDeclaration.ts'

const whole = {
  $schema: '../contract/remote.schema.json',
  name: 'mfe-orders-available',
  route: 'available-orders',
  navigation: { label: { en: 'Available Orders', es: 'Pedidos disponibles' }, order: 1 },
  contract: '^1.0',
}

const labelled = (en: string) => ({ ...whole, navigation: { label: { en, es: 'A' }, order: 1 } })

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
  ['a name that is a key of every object', { ...whole, name: 'constructor' }, '"name" must be the workspace\'s name'],
  ['a name of 61 characters', { ...whole, name: 'a'.repeat(61) }, '"name" must be the workspace\'s name'],
  ['a route of 121 characters', { ...whole, route: 'a'.repeat(121) }, 'at most 120 characters'],
  ['a label of 41 characters', labelled('a'.repeat(41)), 'labels of at most 40 visible characters'],
  ['a label that reverses the text after it', labelled('Orders\u202e'), 'labels of at most 40 visible characters'],
  ['a label of two lines', labelled('Orders\nof mine'), 'labels of at most 40 visible characters'],
  ['51 names among the writes', { ...whole, writes: Array(51).fill('a') }, 'at most 50 names'],
  ['a name of 101 characters among the writes', { ...whole, writes: ['a'.repeat(101)] }, 'at most 100 characters'],
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

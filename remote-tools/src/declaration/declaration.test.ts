import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRemoteDeclaration } from '@carrier-portal/contract/registry'
import { Ajv } from 'ajv'
import { remoteFolders, repository } from '../testing/repository.ts'
import { readDeclaration } from './readDeclaration.ts'

const schema = JSON.parse(readFileSync(join(repository, 'contract/remote.schema.json'), 'utf8'))
const fitsSchema = new Ajv({ strict: true, strictRequired: false }).compile(schema)

const complete = {
  $schema: '../contract/remote.schema.json',
  name: 'mfe-a',
  route: 'a/:id',
  navigation: { label: { en: 'A', es: 'A' }, order: 1 },
  contract: '^1.0',
}

const labelled = (en: string) => ({ ...complete, navigation: { label: { en, es: 'A' }, order: 1 } })

test.each([
  ['complete', complete, true],
  ['with everything', { ...complete, opensOrders: true, budgetKb: 60, writes: ['search_filters'] }, true],
  ['without a link', { ...complete, navigation: null }, true],
  ['with an exact contract', { ...complete, contract: '1.0.2' }, true],
  ['no object', [], false],
  ['without a name', { ...complete, name: undefined }, false],
  ['with a name in capitals', { ...complete, name: 'MFE' }, false],
  ['with a route from the root', { ...complete, route: '/a' }, false],
  ['with a route of script', { ...complete, route: 'javascript:x' }, false],
  ['without navigation', { ...complete, navigation: undefined }, false],
  ['with a label in one language', { ...complete, navigation: { label: { en: 'A' }, order: 1 } }, false],
  ['with a blank label', { ...complete, navigation: { label: { en: ' ', es: 'A' }, order: 1 } }, false],
  ['with an order as a text', { ...complete, navigation: { label: { en: 'A', es: 'A' }, order: '1' } }, false],
  ['with a range of another kind', { ...complete, contract: '>=1.0' }, false],
  ['with opensOrders as a text', { ...complete, opensOrders: 'true' }, false],
  ['with a budget of nothing', { ...complete, budgetKb: 0 }, false],
  ['with writes as a text', { ...complete, writes: 'a' }, false],
  ['with a name that is a key of every object', { ...complete, name: 'constructor' }, false],
  ['with a name of 61 characters', { ...complete, name: 'a'.repeat(61) }, false],
  ['with a route of 121 characters', { ...complete, route: 'a'.repeat(121) }, false],
  ['with a label of 40 characters', labelled('a'.repeat(40)), true],
  ['with a label of 41 characters', labelled('a'.repeat(41)), false],
  ['with an invisible character in a label', labelled('A\u202eB'), false],
  ['with a label of two lines', labelled('A\nB'), false],
  ['with 51 written names', { ...complete, writes: Array(51).fill('a') }, false],
  ['with a written name of 101 characters', { ...complete, writes: ['a'.repeat(101)] }, false],
  ['with a misspelt key', { ...complete, rout: 'a' }, false],
])('the JSON schema and the reader agree on a declaration %s', (_, declaration, isGood) => {
  const json: unknown = JSON.parse(JSON.stringify(declaration))
  expect(fitsSchema(json)).toBe(isGood)
  expect(readRemoteDeclaration(json).state).toBe(isGood ? 'read' : 'refused')
})

test('every remote has a valid declaration and a route of its own', () => {
  const declarations = remoteFolders().map(readDeclaration)
  expect(new Set(declarations.map(({ route }) => route)).size).toBe(declarations.length)
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRemoteDeclaration } from '@carrier-portal/contract/registry'
import { Ajv } from 'ajv'
import { remoteNames, root } from '../workspaces.ts'
import { declarationOf } from './declarationOf.ts'

const schema = JSON.parse(readFileSync(join(root, 'contract/remote.schema.json'), 'utf8'))
const fitsSchema = new Ajv({ strict: true, strictRequired: false }).compile(schema)

const whole = {
  $schema: '../contract/remote.schema.json',
  name: 'mfe-a',
  route: 'a/:id',
  navigation: { label: { en: 'A', es: 'A' }, order: 1 },
  contract: '^1.0',
}

test.each([
  ['whole', whole, true],
  ['with everything', { ...whole, opensOrders: true, budgetKb: 60, writes: ['search_filters'] }, true],
  ['without a link', { ...whole, navigation: null }, true],
  ['with an exact contract', { ...whole, contract: '1.0.2' }, true],
  ['no object', [], false],
  ['without a name', { ...whole, name: undefined }, false],
  ['with a name in capitals', { ...whole, name: 'MFE' }, false],
  ['with a route from the root', { ...whole, route: '/a' }, false],
  ['with a route of script', { ...whole, route: 'javascript:x' }, false],
  ['without navigation', { ...whole, navigation: undefined }, false],
  ['with a label in one language', { ...whole, navigation: { label: { en: 'A' }, order: 1 } }, false],
  ['with a blank label', { ...whole, navigation: { label: { en: ' ', es: 'A' }, order: 1 } }, false],
  ['with an order as a text', { ...whole, navigation: { label: { en: 'A', es: 'A' }, order: '1' } }, false],
  ['with a range of another kind', { ...whole, contract: '>=1.0' }, false],
  ['with opensOrders as a text', { ...whole, opensOrders: 'true' }, false],
  ['with a budget of nothing', { ...whole, budgetKb: 0 }, false],
  ['with writes as a text', { ...whole, writes: 'a' }, false],
  ['with a misspelt key', { ...whole, rout: 'a' }, false],
])('the schema that editors read and the reader agree on a declaration %s', (_, declaration, isGood) => {
  const json: unknown = JSON.parse(JSON.stringify(declaration))
  expect(fitsSchema(json)).toBe(isGood)
  expect(readRemoteDeclaration(json).state).toBe(isGood ? 'read' : 'refused')
})

test('every remote here declares itself, each under its own name and route', () => {
  const declarations = remoteNames().map(declarationOf)
  expect(new Set(declarations.map(({ route }) => route)).size).toBe(declarations.length)
})

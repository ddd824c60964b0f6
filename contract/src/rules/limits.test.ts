import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { LIMITS } from './limits.ts'

interface Schema {
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly $ref?: string
  readonly properties?: Readonly<Record<string, Schema>>
}

const { schemas } = (
  parse(readFileSync(join(__dirname, '../../openapi.yaml'), 'utf8')) as {
    components: { schemas: Readonly<Record<string, Schema>> }
  }
).components

/** A property of a schema, with its $ref resolved. */
function property(schema: Schema | undefined, name: string): Schema | undefined {
  const found = schema?.properties?.[name]
  return found?.$ref ? schemas[found.$ref.replace('#/components/schemas/', '')] : found
}

test.each([
  ['OrderAnswer', 'ocReferenceNumber'],
  ['OrderAnswer', 'userComment'],
  ['LineItemChange', 'barcode'],
])('the contract allows as many characters for %s.%s as the forms do', (schema, name) => {
  expect(property(schemas[schema], name)?.maxLength).toBe(LIMITS.text)
})

test.each(['pickupPOD', 'dropoffPOD', 'ocComments', 'noLoadComments'])(
  'the contract allows as many characters for %s of an update as the form does',
  (name) => {
    expect(property(schemas.LineItemUpdate?.properties?.order, name)?.maxLength).toBe(LIMITS.text)
  },
)

test('the contract has the range of quantities of the form', () => {
  const { minimum, maximum } = property(schemas.LineItemChange, 'quantity') ?? {}
  expect([minimum, maximum]).toEqual([LIMITS.quantity.min, LIMITS.quantity.max])
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { LIMITS, MAX_SAVE_BYTES } from './limits.ts'

interface Schema {
  readonly type?: string | readonly string[]
  readonly pattern?: string
  readonly maxLength?: number
  readonly maxItems?: number
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
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

/** A schema, with its $ref resolved. */
function resolved(schema: Schema | undefined): Schema | undefined {
  return schema?.$ref ? schemas[schema.$ref.replace('#/components/schemas/', '')] : schema
}

/** A property of a schema, with its $ref resolved. */
function property(schema: Schema | undefined, name: string): Schema | undefined {
  return resolved(schema?.properties?.[name])
}

/** The longest value of a schema as JSON. */
function longest(schema: Schema | undefined): unknown {
  const { type, pattern, maxLength, maxItems, maximum, items, anyOf, properties } = resolved(schema) ?? {}
  if (anyOf) return longest(anyOf[0])
  if (properties) return Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, longest(value)]))
  if (items && maxItems !== undefined) return Array.from({ length: maxItems }, () => longest(items))
  if (type === 'boolean') return false
  if (maxLength !== undefined) return '\u0001'.repeat(maxLength)
  if (pattern !== undefined && new RegExp(pattern).test(OFFSET)) return OFFSET
  // The charge: a number with as many digits as JSON prints.
  if (Array.isArray(type)) return -999_999.1234567891
  if (maximum !== undefined) return maximum
  throw new Error(`${JSON.stringify(schema)} has no longest value`)
}

const OFFSET = '-05:00'

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

test('the largest save that the contract allows has as many bytes as a body may have', () => {
  const { length } = Buffer.from(JSON.stringify(longest(schemas.LineItemUpdate)))
  expect(length).toBeGreaterThan(MAX_SAVE_BYTES * 0.9)
  expect(length).toBeLessThanOrEqual(MAX_SAVE_BYTES)
})

import fc, { type Arbitrary } from 'fast-check'

/** The parts of JSON Schema that openapi.yaml uses. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly pattern?: string
  readonly format?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly minimum?: number
  readonly maximum?: number
}

/** Values of the real data by field name: order numbers and ids, carrier codes, accounts. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>

const MOST_ITEMS = 4
const LONGEST_TEXT = 300

/** Values that fit a schema; half of those of a known field are taken from the real data. */
export function valuesOf(schema: Schema, resolve: (ref: string) => Schema, known: KnownValues): Arbitrary<unknown> {
  const of = (part: Schema, name = ''): Arbitrary<unknown> => {
    if (part.$ref !== undefined) return of(resolve(part.$ref), name)
    const real = known[name]
    return real && real.length > 0 ? fc.oneof(fc.constantFrom(...real), plain(part, name)) : plain(part, name)
  }
  const plain = (part: Schema, name: string): Arbitrary<unknown> => {
    if (part.enum) return fc.constantFrom(...part.enum)
    if (part.anyOf) return fc.oneof(...part.anyOf.map((one) => of(one, name)))
    if (part.properties) return objectOf(part.properties, of)
    const types = [part.type ?? 'null'].flat()
    return fc.oneof(...types.map((type) => ofType(type, part, name)))
  }
  const ofType = (type: string, part: Schema, name: string): Arbitrary<unknown> => {
    if (type === 'array') {
      const [minLength, maxLength] = [part.minItems ?? 0, Math.min(part.maxItems ?? MOST_ITEMS, MOST_ITEMS)]
      return fc.array(of(part.items ?? {}, name), { minLength, maxLength })
    }
    return scalarOf(type, part)
  }
  return of(schema)
}

function objectOf(
  properties: Readonly<Record<string, Schema>>,
  of: (part: Schema, name: string) => Arbitrary<unknown>,
): Arbitrary<unknown> {
  return fc.record(Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, of(part, name)])))
}

function scalarOf(type: string, part: Schema): Arbitrary<unknown> {
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  if (type === 'integer') return fc.integer({ min: part.minimum ?? -1000, max: part.maximum ?? 1000 })
  if (type === 'number') return fc.oneof(fc.integer({ min: 0, max: 900 }), fc.double({ noNaN: true }))
  if (part.format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
  if (part.pattern !== undefined) return fc.stringMatching(new RegExp(part.pattern))
  const lengths = { minLength: part.minLength ?? 0, maxLength: Math.min(part.maxLength ?? LONGEST_TEXT, LONGEST_TEXT) }
  return fc.oneof(fc.string(lengths), fc.string({ ...lengths, unit: 'grapheme' }))
}

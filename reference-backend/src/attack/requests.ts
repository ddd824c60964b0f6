import fc, { type Arbitrary } from 'fast-check'
import { operationsOf, readContract, resolvePointer } from '../server/contractDocument.ts'
import { type KnownValues, type Schema, valuesOf } from './schemaValues.ts'

/** One generated request. */
export interface GeneratedRequest {
  readonly method: string
  readonly path: string
  /** The raw body; undefined for a GET. */
  readonly body: string | undefined
  /** The account that sends it, undefined for none. */
  readonly sender: string | undefined
  readonly headers: Readonly<Record<string, string>>
}

const SENDERS = ['dana', 'dana', 'omar', 'sam', 'nova', 'lee', undefined]
const WRONG_VALUES = [
  null,
  true,
  -1,
  1e308,
  '',
  '\0',
  '\ud800',
  '9'.repeat(400),
  [],
  {},
  [[]],
  "' or 1=1 --",
  '__proto__',
]

/**
 * Requests of the 13 calls of openapi.yaml: half fit the contract, half are damaged in their JSON or their text. Few
 * of them sign in, because a password hash takes longer than a hundred other requests. Half of those of the
 * operations in `changes` are made from these, because independent values hardly ever form a change that is accepted.
 */
export function requests(
  known: KnownValues,
  changes: Readonly<Record<string, Arbitrary<unknown>>>,
): Arbitrary<GeneratedRequest> {
  const document = readContract()
  const resolve = (ref: string) => resolvePointer(document, ref) as Schema
  const valuesFor = (id: string, body: string) => {
    const values = valuesOf(resolve(body), resolve, known)
    return changes[id] ? fc.oneof(values, changes[id]) : values
  }
  return fc.oneof(
    ...operationsOf(document).map(({ id, method, path, body }) => ({
      weight: id === 'login' ? 1 : 6,
      arbitrary: fc.record({
        method: fc.constant(method),
        path: fc.constant(path),
        body: body === undefined ? fc.constant(undefined) : bodies(valuesFor(id, body)),
        sender: fc.constantFrom(...SENDERS),
        headers: extraHeaders,
      }),
    })),
  )
}

const extraHeaders: Arbitrary<Readonly<Record<string, string>>> = fc.oneof(
  { weight: 8, arbitrary: fc.constant({}) },
  fc.constantFrom<Readonly<Record<string, string>>>(
    { 'idempotency-key': 'the-same-key-again' },
    { 'idempotency-key': 'short' },
    { 'if-match': '"999"' },
    { 'if-match': '*' },
    { 'x-background': '1' },
    { 'x-xsrf-token': 'wrong' },
    { 'content-type': 'text/plain' },
    { 'content-encoding': 'gzip' },
    { cookie: 'XSRF-TOKEN=without-a-header' },
  ),
)

function bodies(values: Arbitrary<unknown>): Arbitrary<string> {
  const fitting = values.map((value) => JSON.stringify(value))
  const damaged = fc.tuple(values, fc.nat(), fc.constantFrom(...WRONG_VALUES)).map(([value, at, wrong]) => {
    const paths = pathsOf(value)
    return JSON.stringify(replaced(value, paths[at % paths.length] ?? [], wrong))
  })
  const broken = fc
    .tuple(fitting, fc.nat(), fc.string({ maxLength: 3 }))
    .map(([text, at, letters]) => text.slice(0, at % (text.length + 1)) + letters)
  const nested = fc.integer({ min: 1, max: 12_000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth))
  return fc.oneof(
    { weight: 10, arbitrary: fitting },
    { weight: 7, arbitrary: damaged },
    { weight: 2, arbitrary: broken },
    { weight: 1, arbitrary: nested },
  )
}

type Path = readonly string[]

function pathsOf(value: unknown): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [[]]
  return [[], ...Object.entries(value).flatMap(([key, part]) => pathsOf(part).map((path) => [key, ...path]))]
}

function replaced(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by
  if (Array.isArray(value)) return value.map((part, index) => (String(index) === key ? replaced(part, rest, by) : part))
  const entries = Object.entries(value as object)
  return Object.fromEntries(entries.map(([name, part]) => [name, name === key ? replaced(part, rest, by) : part]))
}

import type { ErrorObject, ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Operation } from './contractDocument.ts'

/** Describes why a value does not fit its schema, without repeating the value; undefined when it fits. */
export type Check = (value: unknown) => string | undefined

/** The checks of one call's request and of its responses. */
export interface OperationChecks {
  readonly body: Check
  readonly header: (name: string, value: unknown) => string | undefined
  readonly response: (status: number, body: unknown) => string | undefined
}

const DOCUMENT = 'openapi.yaml'

/** Turns the document's schemas into checks. Nothing is coerced, defaulted or removed. */
export function contractChecks(document: object): (operation: Operation) => OperationChecks {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: false, validateSchema: false })
  addFormats.default(ajv)
  // The document holds schemas but is none itself: its own keywords are declared so that strict mode accepts them.
  ajv.addVocabulary(Object.keys(document))
  ajv.addSchema(document, DOCUMENT)
  const checkAt = (pointer: string, whole = 'the body'): Check =>
    toCheck(ajv.compile({ $ref: `${DOCUMENT}${encodeURI(pointer)}` }), whole)

  return ({ body, headers, responses }) => {
    const byHeader = new Map(headers.map(({ name, schema }) => [name, checkAt(schema, `the header ${name}`)]))
    const byStatus = new Map(Object.entries(responses).map(([status, { schema }]) => [status, checkAt(schema)]))
    return {
      body: body === undefined ? () => undefined : checkAt(body),
      header: (name, value) => byHeader.get(name)?.(value),
      response: (status, sent) => (byStatus.get(String(status)) ?? byStatus.get('default'))?.(sent),
    }
  }
}

function toCheck(validate: ValidateFunction, whole: string): Check {
  return (value) => (validate(value) ? undefined : describe(validate.errors?.[0], whole))
}

function describe(error: ErrorObject | undefined, whole: string): string {
  const where = error?.instancePath.slice(1).replaceAll('/', '.') || whole
  return `${where} ${error?.message ?? 'does not fit the contract'}`
}

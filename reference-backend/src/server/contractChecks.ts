import type { ErrorObject, ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Operation } from './contractDocument.ts'

/** Says what is wrong with a value, without repeating the value; undefined when it fits. */
export type Check = (value: unknown) => string | undefined

/** What the document asks of one call's request and promises of its answers. */
export interface OperationChecks {
  readonly body: Check
  readonly header: (name: string, value: unknown) => string | undefined
  readonly answer: (status: number, body: unknown) => string | undefined
}

const DOCUMENT = 'openapi.yaml'

/** Turns the document's schemas into checks. Nothing is coerced, defaulted or removed. */
export function contractChecks(document: object): (operation: Operation) => OperationChecks {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: false, validateSchema: false })
  addFormats.default(ajv)
  // The document is no schema, it holds schemas: its own parts mean nothing to the checker.
  ajv.addVocabulary(Object.keys(document))
  ajv.addSchema(document, DOCUMENT)
  const checkAt = (pointer: string): Check => asCheck(ajv.compile({ $ref: `${DOCUMENT}${encodeURI(pointer)}` }))

  return ({ body, headers, answers }) => {
    const byHeader = new Map(headers.map(({ name, schema }) => [name, checkAt(schema)]))
    const byStatus = new Map(Object.entries(answers).map(([status, { schema }]) => [status, checkAt(schema)]))
    return {
      body: body === undefined ? () => undefined : checkAt(body),
      header: (name, value) => byHeader.get(name)?.(value),
      answer: (status, answer) => (byStatus.get(String(status)) ?? byStatus.get('default'))?.(answer),
    }
  }
}

function asCheck(validate: ValidateFunction): Check {
  return (value) => (validate(value) ? undefined : describe(validate.errors?.[0]))
}

function describe(error: ErrorObject | undefined): string {
  const where = error?.instancePath.slice(1).replaceAll('/', '.') || 'the body'
  return `${where} ${error?.message ?? 'does not fit the contract'}`
}

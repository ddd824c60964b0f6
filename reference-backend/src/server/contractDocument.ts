import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { operations } from '@carrier-portal/contract'
import { parse } from 'yaml'

/** The name of a call in openapi.yaml. */
export type OperationId = keyof operations

interface Content {
  readonly [type: string]: { readonly schema: object }
}

interface Parameter {
  readonly name: string
  readonly in: string
}

interface OperationObject {
  readonly operationId: OperationId
  readonly security?: readonly object[]
  readonly parameters?: readonly { readonly $ref: string }[]
  readonly requestBody?: object
  readonly responses: Readonly<Record<string, { readonly $ref?: string }>>
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>
}

/** Where one response of an operation is described. */
interface DescribedResponse {
  readonly contentType: string
  /** A JSON pointer into the document. */
  readonly schema: string
}

/** One call as the document describes it; schemas are JSON pointers into the document. */
export interface Operation {
  readonly id: OperationId
  readonly method: 'GET' | 'POST' | 'PATCH'
  readonly path: string
  /** Needs no bearer. */
  readonly isPublic: boolean
  readonly body: string | undefined
  readonly headers: readonly { readonly name: string; readonly schema: string }[]
  /** By status, `default` for every other. */
  readonly responses: Readonly<Record<string, DescribedResponse>>
}

const METHODS = { get: 'GET', post: 'POST', patch: 'PATCH' } as const

/** Reads openapi.yaml of the contract workspace. */
export function readContract(): Document {
  const path = createRequire(import.meta.url).resolve('@carrier-portal/contract/openapi.yaml')
  return parse(readFileSync(path, 'utf8')) as Document
}

/** Every call of the document. */
export function operationsOf(document: Document): readonly Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(METHODS).flatMap(([key, method]) => {
      const described = methods[key]
      if (!described) return []
      const pointer = `#/paths/${escapePointer(path)}/${key}`
      return {
        id: described.operationId,
        method,
        path,
        isPublic: described.security?.length === 0,
        body: described.requestBody && `${pointer}/requestBody/content/application~1json/schema`,
        headers: (described.parameters ?? []).flatMap(({ $ref }) => {
          const parameter = resolvePointer(document, $ref) as Parameter
          return parameter.in === 'header' ? { name: parameter.name.toLowerCase(), schema: `${$ref}/schema` } : []
        }),
        responses: Object.fromEntries(
          Object.entries(described.responses).flatMap(([status, response]) => {
            const found = responseAt(document, response.$ref ?? `${pointer}/responses/${status}`)
            return found ? [[status, found]] : []
          }),
        ),
      }
    }),
  )
}

/** Undefined for a response without a body. */
function responseAt(document: Document, pointer: string): DescribedResponse | undefined {
  const { content } = resolvePointer(document, pointer) as { content?: Content }
  if (!content) return undefined
  const contentType = Object.keys(content)[0] ?? ''
  return { contentType, schema: `${pointer}/content/${escapePointer(contentType)}/schema` }
}

/** The part of a document that a JSON pointer such as `#/components` names. */
export function resolvePointer(document: unknown, pointer: string): unknown {
  return pointer
    .slice(2)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], document)
}

const escapePointer = (step: string) => step.replaceAll('~', '~0').replaceAll('/', '~1')

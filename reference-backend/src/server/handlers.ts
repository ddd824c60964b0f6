import type { operations } from '@carrier-portal/contract'
import type { Session } from '../session/sessions.ts'
import type { OperationId } from './contractDocument.ts'

/** One request that has passed the contract, the bearer and the anti-forgery check. */
export interface Call<K extends OperationId> {
  readonly body: RequestBody<K>
  readonly session: K extends 'login' ? undefined : Session
  readonly idempotencyKey: string | undefined
  readonly ifMatch: string | undefined
  /** Where the request came from, for the audit trail. */
  readonly address: string
}

/** An answer with status 200; any other is thrown as a Refusal. */
export interface Answer {
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** The one function behind each call of openapi.yaml. */
export type Handlers = { readonly [K in OperationId]: (call: Call<K>) => Promise<Answer> }

type RequestBody<K extends OperationId> = operations[K] extends {
  requestBody: { content: { 'application/json': infer Body } }
}
  ? Body
  : undefined

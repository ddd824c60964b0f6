import type { operations } from '@carrier-portal/contract'
import type { StoredSession } from '../session/sessions.ts'
import type { OperationId } from './contractDocument.ts'

/** One request that has passed the checks of the contract, the bearer and the anti-forgery token. */
export interface Call<K extends OperationId> {
  readonly body: RequestBody<K>
  readonly session: K extends 'login' ? undefined : StoredSession
  readonly idempotencyKey: string | undefined
  readonly ifMatch: string | undefined
  /** The IP address of the client, for the audit trail. */
  readonly address: string
  /** The Origin header: the page that made the request. */
  readonly origin: string | undefined
}

/** A response with status 200; any other status is thrown as a Refusal. */
export interface HandlerResult {
  /** A value, a JsonText, or a stream of JSON text. */
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** The one function behind each call of openapi.yaml. */
export type Handlers = { readonly [K in OperationId]: (call: Call<K>) => Promise<HandlerResult> }

type RequestBody<K extends OperationId> = operations[K] extends {
  requestBody: { content: { 'application/json': infer Body } }
}
  ? Body
  : undefined

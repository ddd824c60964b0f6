import { MAX_SAVE_BYTES } from '@carrier-portal/contract/rules'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { authenticate } from '../session/authenticate.ts'
import type { StoredSession } from '../session/sessions.ts'
import type { Backend } from './backend.ts'
import { contractChecks, type OperationChecks } from './contractChecks.ts'
import { type Operation, type OperationId, operationsOf, readContract } from './contractDocument.ts'
import type { Call, HandlerResult, Handlers } from './handlers.ts'
import { createBodyCheck } from './jsonResponse.ts'
import { Refusal } from './refusal.ts'
import { isStorable } from './storableText.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Describes why a response does not fit openapi.yaml. */
    readonly checkResponse?: OperationChecks['response']
    readonly operation?: OperationId
  }
}

type AnyHandler = (call: Call<OperationId>) => Promise<HandlerResult>

/** Serves every call of openapi.yaml. Requests that do not fit it are refused; responses that do not fit it are logged. */
export function mountContract(app: FastifyInstance, backend: Backend, handlers: Handlers, checkInterval: number): void {
  const checkBody = createBodyCheck(checkInterval)
  const document = readContract()
  const checksOf = contractChecks(document)
  for (const operation of operationsOf(document))
    mount(app, backend, operation, checksOf(operation), checkBody, handlers[operation.id] as AnyHandler)
}

function mount(
  app: FastifyInstance,
  backend: Backend,
  operation: Operation,
  checks: OperationChecks,
  checkBody: ReturnType<typeof createBodyCheck>,
  handle: AnyHandler,
): void {
  const sessions = new WeakMap<FastifyRequest, StoredSession>()
  const contentType = operation.responses['200']?.contentType ?? 'application/json'

  app.route({
    method: operation.method,
    url: operation.path,
    // Only a signed-in user's save may be larger than the server's limit: onRequest refuses others before the body is read.
    bodyLimit: operation.id === 'updateLineItems' ? MAX_SAVE_BYTES : undefined,
    config: { checkResponse: checks.response, operation: operation.id },
    onRequest: async (request) => {
      if (!operation.isPublic) sessions.set(request, await authenticate(backend, operation, request))
    },
    preValidation: async (request) => {
      const wrong = validateRequest(operation, checks, request)
      if (wrong !== undefined) throw new Refusal(422, wrong)
    },
    handler: async (request, reply) => {
      const { body, headers } = await handle({
        body: request.body as Call<OperationId>['body'],
        session: sessions.get(request) as StoredSession,
        idempotencyKey: textHeader(request, 'idempotency-key'),
        ifMatch: textHeader(request, 'if-match'),
        address: request.ip,
        origin: request.headers.origin,
      })
      const sent = await checkBody(body, (value) => {
        const wrong = checks.response(200, value)
        if (wrong !== undefined) request.log.error({ route: operation.path, wrong }, 'response does not fit')
        return wrong
      })
      reply.headers({
        ...headers,
        'content-type': `${contentType}${contentType.startsWith('text/') ? '; charset=utf-8' : ''}`,
      })
      return reply.send(sent)
    },
  })
}

function validateRequest(operation: Operation, checks: OperationChecks, request: FastifyRequest): string | undefined {
  for (const { name } of operation.headers) {
    const value = request.headers[name]
    const wrong = value === undefined ? undefined : checks.header(name, value)
    if (wrong !== undefined) return wrong
  }
  // The schema bounds the depth of the body, which isStorable walks recursively.
  const problem = checks.body(request.body)
  if (problem !== undefined) return problem
  return isStorable(request.body) ? undefined : 'A text holds a character that cannot be stored.'
}

function textHeader(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return typeof value === 'string' ? value : undefined
}

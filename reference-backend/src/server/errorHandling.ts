import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal, refusalBody } from './refusal.ts'

/**
 * Error codes of PostgreSQL and the system for a store that is temporarily unavailable. 25006: the connection leads to a standby
 * during a failover. The name of a stopped container is unknown.
 */
const STORE_UNAVAILABLE =
  /^(08...|53...|57P0.|57014|58030|25006|ENOSPC|EROFS|EDQUOT|EPIPE|ECONNREFUSED|ECONNRESET|ETIMEDOUT|E(HOST|NET)(UNREACH|DOWN)|ENOTFOUND|EAI_AGAIN)$/

/** Messages of the PostgreSQL client for connection errors that have no code. */
const CONNECTION_LOST =
  /^Connection terminated|is not queryable$|^timeout exceeded when trying to connect|^Query read timeout$/

const NOT_ALLOWED = 'The origin of the calling page is not in the setting ALLOWED_ORIGINS.'

/**
 * Sends each error as its status, the name of the status and, for 4xx, a reason. Logs one line for each, without
 * users, addresses and values of the request.
 */
export function handleErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    const body = refusalBody(404, isPreflight(request) ? NOT_ALLOWED : 'There is no such address.')
    request.log.warn({ method: request.method, status: 404, reason: body.message }, 'request refused')
    return reply.code(404).send(body)
  })

  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const status = statusOf(error)
    if (status === 503) reply.header('retry-after', '5')
    if (status === 401) reply.header('www-authenticate', 'Bearer')
    if (error instanceof Refusal) reply.headers(error.headers)
    const body = refusalBody(status, publicReason(error, status))
    const call = { method: request.method, route: request.routeOptions.url, status, reason: body.message }
    if (status < 500) request.log.warn(call, 'request refused')
    else request.log.error({ ...call, ...errorTrace(error) }, 'request failed')
    const wrong = request.routeOptions.config.checkResponse?.(status, body)
    if (wrong !== undefined) request.log.error({ route: request.routeOptions.url, wrong }, 'refusal does not fit')
    return reply.code(status).type('application/json; charset=utf-8').send(body)
  })
}

/** Of a page of another origin, before each of its calls; `allowOrigins` responds to those of allowed ones. */
function isPreflight({ method, headers }: FastifyRequest): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined
}

function statusOf(error: FastifyError | Refusal): number {
  if (error instanceof Refusal) return error.status
  if (STORE_UNAVAILABLE.test(error.code ?? '') || CONNECTION_LOST.test(error.message)) return 503
  const status = error.statusCode ?? 500
  return status >= 400 && status < 500 ? status : 500
}

/** A parser's message repeats a piece of the body, so its 400 has a fixed reason. */
function publicReason(error: FastifyError | Refusal, status: number): string | undefined {
  if (status === 400 && !(error instanceof Refusal)) return 'The request is not readable as JSON.'
  return status < 500 ? error.message : undefined
}

/**
 * An error without its message, because a database message can repeat values of the request. A connection error has no code;
 * the fixed part of its message is logged as one.
 */
export function errorTrace(error: Error & { readonly code?: string }) {
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  return {
    name: error.name,
    code: ('code' in error && error.code) || CONNECTION_LOST.exec(error.message)?.[0],
    frames: frames?.slice(0, 8),
  }
}

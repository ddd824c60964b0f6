import type { FastifyError, FastifyInstance } from 'fastify'
import { Refusal, refusalBody } from './refusal.ts'

/** PostgreSQL's and the system's words for a store that cannot work just now. */
const STORE_IS_AWAY = /^(08...|53...|57P0.|58030|ENOSPC|EROFS|EDQUOT|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE)$/

/** What the PostgreSQL client says, without a code, of a connection that it lost or did not get. */
const CONNECTION_IS_LOST = /^Connection terminated|is not queryable$|^timeout exceeded when trying to connect/

/** Answers whatever goes wrong with a status, its name and, where the caller can mend it, a reason. */
export function answerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((_, reply) => reply.code(404).send(refusalBody(404, 'There is no such address.')))

  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const status = statusOf(error)
    if (status >= 500) request.log.error({ route: request.routeOptions.url, ...traces(error) }, 'request failed')
    if (status === 503) reply.header('retry-after', '5')
    const body = refusalBody(status, reasonOf(error, status))
    const wrong = request.routeOptions.config.checkAnswer?.(status, body)
    if (wrong !== undefined) request.log.error({ route: request.routeOptions.url, wrong }, 'refusal does not fit')
    return reply.code(status).type('application/json; charset=utf-8').send(body)
  })
}

function statusOf(error: FastifyError | Refusal): number {
  if (error instanceof Refusal) return error.status
  if (STORE_IS_AWAY.test(error.code ?? '') || CONNECTION_IS_LOST.test(error.message)) return 503
  const status = error.statusCode ?? 500
  return status >= 400 && status < 500 ? status : 500
}

/** A parser's own message repeats a piece of the body, and so it is not passed on. */
function reasonOf(error: FastifyError | Refusal, status: number): string | undefined {
  if (status === 400) return 'The request is not readable as JSON.'
  return status < 500 ? error.message : undefined
}

/** What names an error without its message: a database's message can repeat what was sent. */
function traces(error: FastifyError | Refusal) {
  const places = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  return { name: error.name, code: 'code' in error ? error.code : undefined, places: places?.slice(0, 8) }
}

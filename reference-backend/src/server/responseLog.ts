import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { errorTrace } from './errorHandling.ts'

/**
 * Turns Fastify's lines about requests off, because they have addresses and the messages of errors. A response that breaks
 * off after its first piece reaches no error handler, so its line is written here, unless the client has gone.
 */
export class ResponseLog extends LogController {
  constructor() {
    super({ disableRequestLogging: true })
  }

  override streamError(error: Error & { readonly code?: string }, request: FastifyRequest, reply: FastifyReply): void {
    if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') return
    const call = { method: request.method, route: request.routeOptions.url, status: reply.statusCode }
    request.log.error({ ...call, ...errorTrace(error) }, 'response broken off')
  }
}

import type { FastifyReply } from 'fastify'
import type { ResponseKind } from '../headers/addressRules.ts'
import { responseHeaders } from '../headers/responseHeaders.ts'

/** Plain text for a status without content; never the page, because a request for a file must not get HTML with 200. */
export function sendError(
  reply: FastifyReply,
  status: number,
  text: string,
  kind: ResponseKind = 'missing',
): FastifyReply {
  // Headers that were set for the file that turned out to be missing do not describe this response.
  for (const name of Object.keys(reply.getHeaders())) if (name !== 'retry-after') reply.removeHeader(name)
  return reply.code(status).headers(responseHeaders(kind)).type('text/plain; charset=utf-8').send(`${text}\n`)
}

/** 404 in plain text. */
export function sendNotFound(reply: FastifyReply): FastifyReply {
  return sendError(reply, 404, 'Not found')
}

import { createReadStream } from 'node:fs'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AnswerKind } from '../headers/addressRules.ts'
import { answerHeaders } from '../headers/answerHeaders.ts'
import { compressText, encodingFor } from './compressed.ts'
import { contentType } from './contentTypes.ts'
import { findFile } from './readyFile.ts'
import type { Marked } from './registryFile.ts'

/** A file of a build, or of the release store: the ready-made compressed one where the browser takes it. */
export async function sendFile(
  kind: AnswerKind,
  folder: string,
  name: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const file = await findFile(folder, name, accepted(request))
  if (!file) return sendMissing(reply)
  reply.headers(answerHeaders(kind)).headers({ Vary: 'Accept-Encoding', 'Content-Length': file.size })
  if (file.encoding) reply.header('Content-Encoding', file.encoding)
  return reply.type(contentType(name)).send(createReadStream(file.path))
}

/** A text that was made for this answer, its headers already set. */
export function sendText(text: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const encoding = encodingFor(accepted(request))
  reply.header('Vary', 'Accept-Encoding')
  return encoding ? reply.header('Content-Encoding', encoding).send(compressText(text, encoding)) : reply.send(text)
}

/** A text with a mark by which an unchanged one need not be sent again. */
export function sendMarked(
  kind: AnswerKind,
  { text, etag }: Marked,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.headers(answerHeaders(kind)).header('ETag', etag)
  const known = request.headers['if-none-match']?.split(',').map((mark) => mark.trim().replace(/^W\//, ''))
  if (known?.includes(etag)) return reply.code(304).send()
  return sendText(text, request, reply.type(contentType('text.json')))
}

/** Never the page: who asks for a file must not be given HTML with 200. */
export function sendMissing(reply: FastifyReply): FastifyReply {
  return reply.code(404).headers(answerHeaders('missing')).type('text/plain; charset=utf-8').send('Not found\n')
}

function accepted(request: FastifyRequest): string {
  return String(request.headers['accept-encoding'] ?? '')
}

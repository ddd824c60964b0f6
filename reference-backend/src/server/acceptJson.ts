import type { FastifyInstance } from 'fastify'
import { findJsonProblem } from './jsonProblem.ts'
import { Refusal } from './refusal.ts'

/**
 * Parses plain JSON and nothing else: a page of another origin can send text/plain without a preflight request, and
 * an encoded body would be read as it is.
 */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const text = decode(body)
    if (text === undefined) return done(new Refusal(400, 'The body is not UTF-8.'))
    const problem = findJsonProblem(text)
    if (problem === undefined) return parse(request, text, done)
    done(new Refusal(400, problem))
  })
  app.addHook('preParsing', async (request) => {
    const encoding = request.headers['content-encoding'] ?? 'identity'
    if (encoding !== 'identity') throw new Refusal(415, 'The body must not have a content encoding.')
  })
}

/** A body as text; undefined for bytes that are not UTF-8, which would be stored as replacement characters. */
function decode(body: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    return undefined
  }
}

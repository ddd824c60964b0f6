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
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    const problem = findJsonProblem(body)
    if (problem === undefined) return parse(request, body, done)
    done(new Refusal(400, problem))
  })
  app.addHook('preParsing', async (request) => {
    const encoding = request.headers['content-encoding'] ?? 'identity'
    if (encoding !== 'identity') throw new Refusal(415, 'The body must not have a content encoding.')
  })
}

import type { FastifyInstance } from 'fastify'

const HEADERS = 'authorization,content-type,x-xsrf-token,idempotency-key,if-match,x-background'

/**
 * CORS without cookies for the listed origins; other origins get no CORS headers. Every response varies with the origin: a
 * cache would otherwise give a listed origin the document that it stored for a request without one.
 */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return
  app.addHook('onRequest', async (request, reply) => {
    reply.header('vary', 'Origin')
    const { origin } = request.headers
    if (origin === undefined || !origins.includes(origin)) return
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'etag,retry-after',
      'cross-origin-resource-policy': 'cross-origin',
    })
    if (request.method !== 'OPTIONS') return
    return reply
      .code(204)
      .headers({
        'access-control-allow-headers': HEADERS,
        'access-control-allow-methods': 'GET,POST,PATCH',
        'access-control-max-age': '600',
      })
      .send()
  })
}

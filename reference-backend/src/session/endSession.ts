import type { FastifyInstance } from 'fastify'
import type { Backend } from '../server/backend.ts'
import { record } from '../store/audit.ts'
import { authenticate } from './authenticate.ts'
import { endSessions } from './sessions.ts'

const PATH = '/api/account/logout'

/**
 * Ends the token's session at the server. Not one of the 13 calls: a portal may use it, and logs out without it too
 * (reliability, row 14).
 */
export function endSession(app: FastifyInstance, backend: Backend): void {
  app.post(PATH, async (request, reply) => {
    const session = await authenticate(backend, { method: 'POST', path: PATH }, request)
    await backend.database.transaction(async (queries) => {
      await endSessions(queries, session, backend.now())
      await record(queries, {
        at: backend.now(),
        username: session.username,
        action: 'logout',
        result: 'done',
        address: request.ip,
      })
    })
    return reply.code(204).send()
  })
}

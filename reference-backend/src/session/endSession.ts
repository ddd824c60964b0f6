import type { FastifyInstance } from 'fastify'
import type { Backend } from '../server/backend.ts'
import { record } from '../store/audit.ts'
import { authenticate } from './authenticate.ts'
import { endSessions } from './sessions.ts'

const PATH = '/api/account/logout'

/** Ends the session of the token. Optional for a portal: signing out in the browser does not depend on it. */
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

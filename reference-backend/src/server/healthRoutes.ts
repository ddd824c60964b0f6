import type { FastifyInstance } from 'fastify'
import type { Database } from '../store/database.ts'
import { hasAllMigrations } from '../store/migrate.ts'
import { refusalBody } from './refusal.ts'

/**
 * `/health`: the process responds. `/ready`: it serves requests, with a reachable and migrated database; 503 otherwise
 * and while the process stops, so that a load balancer sends new requests to another process.
 */
export function healthRoutes(app: FastifyInstance, database: Database, isStopping: () => boolean): void {
  app.get('/health', async () => ({ status: 'ok' }))
  app.get('/ready', async (_, reply) => {
    const isReady = !isStopping() && (await hasAllMigrations(database))
    return isReady ? { status: 'ok' } : reply.code(503).send(refusalBody(503))
  })
}

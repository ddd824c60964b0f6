import type { FastifyInstance } from 'fastify'
import { responseHeaders } from '../headers/responseHeaders.ts'
import { isBackendReady } from './backendReadiness.ts'
import { readServedRegistry } from './registryFile.ts'

/**
 * `/health`: 200 while the process runs. `/ready`: 200 when it can serve a portal, 503 otherwise, with the state of each
 * part: the registry of the store, and the `/ready` of at least one backend.
 */
export async function hostHealthRoutes(
  host: FastifyInstance,
  { store, backends }: { readonly store: string; readonly backends: readonly string[] },
): Promise<void> {
  host.get('/health', (_request, reply) => reply.headers(responseHeaders('health')).send({ status: 'ok' }))
  host.get('/ready', async (_request, reply) => {
    const parts = {
      store: await isStoreReadable(store),
      backend: (await Promise.all(backends.map(isBackendReady))).includes(true),
    }
    const isReady = Object.values(parts).every(Boolean)
    return reply
      .code(isReady ? 200 : 503)
      .headers(responseHeaders('health'))
      .send({ status: isReady ? 'ready' : 'not ready', parts })
  })
}

async function isStoreReadable(store: string): Promise<boolean> {
  return (await readServedRegistry(store)) !== undefined
}

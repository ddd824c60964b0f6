import type { FastifyInstance } from 'fastify'
import { responseHeaders } from '../headers/responseHeaders.ts'
import type { NodeHostSettings } from './createHost.ts'
import { readRegistryFile } from './registryFile.ts'

const BACKEND_LIMIT_MS = 2_000

/**
 * `/health`: 200 while the process runs. `/ready`: 200 when it can serve a portal, 503 otherwise, with the state of each
 * part: the registry of the store, and the backend's own `/ready`.
 */
export async function hostHealthRoutes(
  host: FastifyInstance,
  { store, backend }: Pick<NodeHostSettings, 'store' | 'backend'>,
): Promise<void> {
  host.get('/health', (_request, reply) => reply.headers(responseHeaders('health')).send({ status: 'ok' }))
  host.get('/ready', async (_request, reply) => {
    const parts = { store: await isStoreReadable(store), backend: await isBackendReady(backend) }
    const isReady = Object.values(parts).every(Boolean)
    return reply
      .code(isReady ? 200 : 503)
      .headers(responseHeaders('health'))
      .send({ status: isReady ? 'ready' : 'not ready', parts })
  })
}

async function isStoreReadable(store: string): Promise<boolean> {
  return (await readRegistryFile(store))?.registry !== undefined
}

/** A backend without `/ready` counts as ready when it responds to `/health`. */
async function isBackendReady(backend: string): Promise<boolean> {
  const status = async (path: string) => {
    const response = await fetch(`${backend}${path}`, { signal: AbortSignal.timeout(BACKEND_LIMIT_MS) })
    await response.body?.cancel()
    return response.status
  }
  try {
    const ready = await status('/ready')
    return (ready === 404 ? await status('/health') : ready) === 200
  } catch {
    return false
  }
}

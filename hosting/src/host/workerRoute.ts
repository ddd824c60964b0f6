import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import etag from '@fastify/etag'
import type { FastifyInstance } from 'fastify'
import { isOfflineEnabled, readConfig } from '../config/portalConfig.ts'
import { responseHeaders } from '../headers/responseHeaders.ts'
import type { NodeHostSettings } from './createHost.ts'
import { sendNotFound } from './sendError.ts'

const WORKER_PATH = '/service-worker.js'

/** The file of the shell's build behind `/service-worker.js`: the worker, or the one that removes it. */
export function workerFile(config: string): string {
  return isOfflineEnabled(config) ? 'service-worker.js' : 'service-worker-removal.js'
}

/** The service worker, with an ETag: a browser checks it with each opened page. */
export async function workerRoute(
  host: FastifyInstance,
  { shell, config }: Pick<NodeHostSettings, 'shell' | 'config'>,
): Promise<void> {
  await host.register(etag)
  host.get(WORKER_PATH, async (_request, reply) => {
    const source = await readFile(join(shell, workerFile(readConfig(config))), 'utf8').catch(() => undefined)
    if (source === undefined) return sendNotFound(reply)
    return reply.headers(responseHeaders('worker')).type('text/javascript; charset=utf-8').send(source)
  })
}

import etag from '@fastify/etag'
import type { FastifyInstance } from 'fastify'
import { readConfig } from '../config/portalConfig.ts'
import { responseHeaders } from '../headers/responseHeaders.ts'
import type { NodeHostSettings } from './createHost.ts'
import { readRegistryFile } from './registryFile.ts'
import { sendNotFound } from './sendError.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

/** `/registry.json` and `/config.json`, each with an ETag so that an unchanged document is not sent again. */
export async function documentRoutes(
  host: FastifyInstance,
  { store, config }: Pick<NodeHostSettings, 'store' | 'config'>,
): Promise<void> {
  await host.register(etag)
  host.get('/registry.json', async (_request, reply) => {
    const file = await readRegistryFile(store)
    return file ? reply.headers(responseHeaders('registry')).type(JSON_TYPE).send(file.text) : sendNotFound(reply)
  })
  host.get('/config.json', (_request, reply) =>
    reply.headers(responseHeaders('config')).type(JSON_TYPE).send(readConfig(config)),
  )
}

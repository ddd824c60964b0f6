import etag from '@fastify/etag'
import type { FastifyInstance } from 'fastify'
import { readConfig, readValidConfig } from '../config/portalConfig.ts'
import { responseHeaders } from '../headers/responseHeaders.ts'
import { messageOf } from '../release/messageOf.ts'
import { readIfPresent } from '../release/store/jsonFiles.ts'
import type { NodeHostSettings } from './createHost.ts'
import { registryFile } from './registryFile.ts'
import { sendNotFound } from './sendError.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

/** `/registry.json` and `/config.json`, each with an ETag so that an unchanged document is not sent again. */
export async function documentRoutes(
  host: FastifyInstance,
  { store, config }: Pick<NodeHostSettings, 'store' | 'config'>,
): Promise<void> {
  await host.register(etag)
  host.get('/registry.json', async (_request, reply) => {
    // As it is: the shell shows the reason why a damaged one is not valid.
    const text = await readIfPresent(registryFile(store))
    return text === undefined
      ? sendNotFound(reply)
      : reply.headers(responseHeaders('registry')).type(JSON_TYPE).send(text)
  })
  host.get('/config.json', (_request, reply) =>
    reply.headers(responseHeaders('config')).type(JSON_TYPE).send(servedConfig()),
  )

  /** What is wrong with the configuration since the host started with a valid one; logged once, as its end is. */
  let problem: string | undefined

  function servedConfig(): string {
    try {
      const text = readValidConfig(config)
      if (problem !== undefined) process.stderr.write('The configuration is valid again.\n')
      problem = undefined
      return text
    } catch (cause) {
      const found = messageOf(cause)
      if (problem !== found) process.stderr.write(`${found}\n`)
      problem = found
      // As it is: the page shows the reason why it is not valid.
      return readConfig(config)
    }
  }
}

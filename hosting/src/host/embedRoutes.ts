import type { FastifyInstance } from 'fastify'
import { readConfig } from '../config/portalConfig.ts'
import { framePolicy } from '../headers/framePolicy.ts'
import { responseHeaders } from '../headers/responseHeaders.ts'
import type { NodeHostSettings } from './createHost.ts'
import { EMBED_PATH, embedFile } from './embedFiles.ts'
import { readRegistryFile } from './registryFile.ts'
import { sendNotFound } from './sendError.ts'
import { sendFile } from './sendFile.ts'

/** The embedded order editor's files, in the promoted version, and the page that shows it in a frame. */
export async function embedRoutes(
  host: FastifyInstance,
  { store, config }: Pick<NodeHostSettings, 'store' | 'config'>,
): Promise<void> {
  host.get<{ Params: { '*': string } }>(`${EMBED_PATH}*`, async (request, reply) => {
    const registry = (await readRegistryFile(store))?.registry
    const file = registry && embedFile(registry, request.params['*'])
    if (!file) return sendNotFound(reply)
    const kind = file.etag === undefined ? 'remoteFile' : 'embed'
    if (!file.address.startsWith('/')) return reply.headers(responseHeaders(kind)).redirect(file.address)
    if (file.etag !== undefined) reply.header('ETag', file.etag)
    if (file.etag !== undefined && request.headers['if-none-match'] === file.etag)
      return reply.headers(responseHeaders(kind)).code(304).send()
    return sendFile(kind, store, file.address, reply)
  })
  host.get(FRAME_PAGE_PATH, (_request, reply) =>
    reply
      .headers({ ...responseHeaders('framePage'), 'Content-Security-Policy': framePolicy(readConfig(config)) })
      .type('text/html; charset=utf-8')
      .send(FRAME_PAGE),
  )
}

const FRAME_PAGE_PATH = '/embed/order-editor.html'

/** The page for frames; its policy names the origins that may show it. */
const FRAME_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>Order editor</title>
<link rel="modulepreload" href="${EMBED_PATH}v1.js" />
<script type="module" src="${EMBED_PATH}frame.js"></script>
</head>
<body></body>
</html>
`

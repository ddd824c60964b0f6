import type { FastifyInstance, FastifyReply } from 'fastify'
import { readConfig } from '../config/portalConfig.ts'
import { EMBED_PATH, embedFile } from '../embed/embedFiles.ts'
import { embedVersions } from '../embed/embedVersions.ts'
import { framePolicy } from '../headers/framePolicy.ts'
import { responseHeaders } from '../headers/responseHeaders.ts'
import type { NodeHostSettings } from './createHost.ts'
import { readServedRegistry } from './registryFile.ts'
import { sendError } from './sendError.ts'
import { sendFile } from './sendFile.ts'

/** The embedded order editor's files by channel and by version, their list, and the page that shows it in a frame. */
export async function embedRoutes(
  host: FastifyInstance,
  { store, config }: Pick<NodeHostSettings, 'store' | 'config'>,
): Promise<void> {
  host.get<{ Params: { '*': string } }>(`${EMBED_PATH}*`, async (request, reply) => {
    const registry = await readServedRegistry(store)
    if (!registry) return sendEmbedError(reply, 404, 'Not found')
    const file = embedFile(registry, request.params['*'])
    if (file.state === 'missing') return sendEmbedError(reply, 404, 'Not found')
    if (file.state === 'withdrawn') return sendEmbedError(reply, 410, withdrawnText(file.version))
    const kind = file.etag === undefined ? 'remoteFile' : 'embed'
    if (!file.address.startsWith('/')) return reply.headers(responseHeaders(kind)).redirect(file.address)
    if (file.etag !== undefined) reply.header('ETag', file.etag)
    if (file.etag !== undefined && namesEtag(request.headers['if-none-match'], file.etag))
      return reply.headers(responseHeaders(kind)).code(304).send()
    return sendFile(kind, store, file.address, reply)
  })
  host.get(VERSIONS_PATH, async (_request, reply) => {
    const registry = await readServedRegistry(store)
    if (!registry) return sendEmbedError(reply, 404, 'Not found')
    return reply.headers(responseHeaders('embed')).send(embedVersions(registry))
  })
  host.get(FRAME_PAGE_PATH, (_request, reply) =>
    reply
      .headers({ ...responseHeaders('framePage'), 'Content-Security-Policy': framePolicy(readConfig(config)) })
      .type('text/html; charset=utf-8')
      .send(FRAME_PAGE),
  )
}

/** Whether If-None-Match names a tag. A compressing proxy weakens tags, and a cache with several copies sends a list. */
function namesEtag(header = '', etag: string): boolean {
  return header.split(',').some((part) => ['*', etag, `W/${etag}`].includes(part.trim()))
}

/** With the headers of an embedded file: without them a browser reports a CORS error in place of the status. */
function sendEmbedError(reply: FastifyReply, status: number, text: string): FastifyReply {
  return sendError(reply, status, text, 'embed')
}

function withdrawnText(version: string): string {
  return `Version ${version} of the order editor was withdrawn. Choose another one of ${VERSIONS_PATH}.`
}

const VERSIONS_PATH = `${EMBED_PATH}versions.json`
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

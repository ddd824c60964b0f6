import type { Registry } from '@carrier-portal/contract/registry'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { answerHeaders } from '../headers/answerHeaders.ts'
import { framePolicy } from '../headers/framePolicy.ts'
import { EMBED_PATH, embedFile } from './embedFiles.ts'
import { sendFile, sendMissing, sendText } from './send.ts'

/** A file of the embedded order editor, in the promoted version. */
export function sendEmbedFile(
  registry: Registry | undefined,
  store: string,
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> {
  const file = registry && embedFile(registry, path)
  if (!file) return sendMissing(reply)
  const kind = file.etag === undefined ? 'remoteFile' : 'embed'
  if (!file.address.startsWith('/')) return reply.headers(answerHeaders(kind)).redirect(file.address)
  if (file.etag === undefined) return sendFile(kind, store, file.address, request, reply)
  reply.header('ETag', file.etag)
  if (request.headers['if-none-match'] === file.etag) return reply.headers(answerHeaders(kind)).code(304).send()
  return sendFile(kind, store, file.address, request, reply)
}

const PAGE = `<!doctype html>
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

/** The page that shows the editor in a frame, to the origins that the configuration names. */
export function sendFramePage(config: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers(answerHeaders('framePage')).header('Content-Security-Policy', framePolicy(config))
  return sendText(PAGE, request, reply.type('text/html; charset=utf-8'))
}

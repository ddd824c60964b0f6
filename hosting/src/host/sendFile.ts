import { join } from 'node:path'
import send from '@fastify/send'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ResponseKind } from '../headers/addressRules.ts'
import { contentTypes } from '../headers/contentTypes.ts'
import { responseHeaders } from '../headers/responseHeaders.ts'

/** Lets replies send files, in the precompressed form that the browser accepts. */
export function registerFiles(host: FastifyInstance): void {
  const extensions = Object.entries(contentTypes).map(([extension, type]) => ({ [type]: [extension] }))
  for (const entry of extensions) send.mime.define(entry, true)
  host.register(fastifyStatic, {
    serve: false,
    preCompressed: true,
    dotfiles: 'ignore',
    index: false,
    // `responseHeaders` decides about caching; content hashes in the names make validators useless.
    cacheControl: false,
    etag: false,
    lastModified: false,
    acceptRanges: false,
  })
}

/** Sends a file below a folder; 404 for anything that is not a file there. */
export function sendFile(kind: ResponseKind, folder: string, path: string, reply: FastifyReply): FastifyReply {
  return reply.headers(responseHeaders(kind)).sendFile(path.replace(/^\//, ''), join(folder))
}

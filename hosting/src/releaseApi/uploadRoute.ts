import { isIntegrity } from '@carrier-portal/contract/registry'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { responseHeaders } from '../headers/responseHeaders.ts'
import { VERSION_LIMITS } from '../release/publish/versionLimits.ts'
import { ReleaseRefusal } from '../release/releaseRefusal.ts'
import type { TokenHolder } from './releaseTokens.ts'
import { RequestRefusal } from './requestRefusal.ts'
import type { UploadedFiles } from './uploadedFiles.ts'

/** The address of one file of a remote. */
interface UploadRequest {
  Params: { name: string; hash: string }
}

interface UploadRoute {
  readonly uploaded: UploadedFiles
  /** Uploads that one token may send at the same time. */
  readonly atOnce: number
  /** The holder of the request's token; throws when it may not publish the remote. */
  authorize(request: FastifyRequest, remote: string): TokenHolder
}

/** `PUT /releases/remotes/<name>/files/<sha384-…>`: the bytes of one file of a version that is published later. */
export function uploadRoute(host: FastifyInstance, { uploaded, atOnce, authorize }: UploadRoute): void {
  const running = new Map<string, number>()

  /** Before the body is read: it is kept in memory only for a token that may send it. */
  async function begin(request: FastifyRequest<UploadRequest>, reply: FastifyReply): Promise<void> {
    const { id } = authorize(request, request.params.name)
    const others = running.get(id) ?? 0
    if (others >= atOnce)
      throw new RequestRefusal(
        429,
        `This token is sending ${others} files already. Publish again when its other publications are complete.`,
      )
    running.set(id, others + 1)
    const { socket } = request.raw
    // A response behind another one of its connection does not notice the connection's end.
    socket.once('close', end)
    reply.raw.once('close', end)

    function end(): void {
      socket.off('close', end)
      reply.raw.off('close', end)
      const left = (running.get(id) ?? 1) - 1
      if (left === 0) running.delete(id)
      else running.set(id, left)
    }
  }

  host.put<UploadRequest>(
    '/releases/remotes/:name/files/:hash',
    { bodyLimit: VERSION_LIMITS.fileBytes, preParsing: begin },
    async (request, reply) => {
      const { name, hash } = request.params
      const { id } = authorize(request, name)
      if (!Buffer.isBuffer(request.body) || !isIntegrity(hash))
        throw new ReleaseRefusal('usage', 'Send the bytes of a file to the address of its sha384 integrity.')
      await uploaded.add({ tokenId: id, remote: name }, hash, request.body)
      return reply.code(201).headers(responseHeaders('releases')).send({})
    },
  )
}

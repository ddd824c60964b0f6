import { isRemoteName } from '@carrier-portal/contract/registry'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { originsOf, readConfig } from '../config/portalConfig.ts'
import { responseHeaders } from '../headers/responseHeaders.ts'
import type { NodeHostSettings } from '../host/createHost.ts'
import { ReleaseRefusal } from '../release/releaseRefusal.ts'
import { deleteOldUploads } from '../release/store/dayOldFiles.ts'
import { listChanges } from '../release/store/listChanges.ts'
import { versionsOf } from '../release/store/publishedVersion.ts'
import { openStore } from '../release/store/releaseStore.ts'
import { applyChange } from '../release/target/applyChange.ts'
import { ChangeNoteSchema, ChangeRequestSchema, type Verb } from '../release/target/changeRequest.ts'
import { parseRequest } from '../release/target/parseRequest.ts'
import { RELEASE_LIMIT_MS } from '../release/target/portalTarget.ts'
import { failureOf, tooManyRequests } from './failureResponse.ts'
import { PublicationBody, publishUploaded } from './publishUploaded.ts'
import { readReleaseToken, type TokenHolder } from './releaseTokens.ts'
import { RequestRefusal } from './requestRefusal.ts'
import { uploadedFiles } from './uploadedFiles.ts'
import { UPLOAD_LIMITS } from './uploadLimits.ts'
import { uploadRoute } from './uploadRoute.ts'

/** How often uploads of a day ago are deleted. */
const CLEAN_MS = 3_600_000

const NEW_TOKEN = "Ask the portal's operator for a new one, and put it into CARRIER_PORTAL_TOKEN."

interface ReleaseSettings extends Pick<NodeHostSettings, 'store' | 'config' | 'uploadLimits'> {
  /** The file of the release tokens. */
  readonly tokens: string
}

/** Releases by HTTP (docs/releasing.md): reading, uploads, publications and changes, each with the rights of a token. */
export async function releaseRoutes(
  host: FastifyInstance,
  { tokens, uploadLimits = UPLOAD_LIMITS, ...settings }: ReleaseSettings,
): Promise<void> {
  const store = openStore(settings.store)
  const uploaded = uploadedFiles(settings.store, uploadLimits)
  const holders = new WeakMap<FastifyRequest, TokenHolder>()
  await host.register(rateLimit, { max: 1_200, timeWindow: 60_000, errorResponseBuilder: tooManyRequests })
  host.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  host.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    const { status, ...failure } = failureOf(error)
    if (status >= 500) process.stderr.write(`A release failed: ${String(error)}\n`)
    return send(reply.code(status), failure)
  })
  // The host's own limit for a silent connection is shorter than a publication may take.
  host.server.on('request', ({ url, socket }) => {
    if (url?.startsWith('/releases/')) socket.setTimeout(RELEASE_LIMIT_MS)
  })
  // Before the body is read and after the rate limit: without a token, nothing is kept in memory.
  host.addHook('preParsing', async (request) => {
    const reading = readReleaseToken(tokens, request.headers.authorization, new Date())
    if (reading.state === 'valid') return void holders.set(request, reading.holder)
    const why =
      reading.state === 'expired'
        ? `The release token of ${reading.name} expired after ${reading.expires}.`
        : 'The portal has no such release token.'
    throw new RequestRefusal(401, `${why} ${NEW_TOKEN}`)
  })
  host.addHook('onReady', () => cleanUploads())
  const timer = setInterval(() => void cleanUploads(), CLEAN_MS).unref()
  host.addHook('onClose', async () => clearInterval(timer))

  async function cleanUploads(): Promise<void> {
    await deleteOldUploads(settings.store, new Date()).catch((cause: unknown) => {
      process.stderr.write(`Old uploads could not be deleted: ${String(cause)}\n`)
    })
  }

  function authorize(request: FastifyRequest, verb: Verb, remote: string): TokenHolder {
    const holder = holders.get(request)
    if (!isRemoteName(remote)) throw new ReleaseRefusal('usage', `"${remote}" is not a valid remote name.`)
    if (holder?.may(verb, remote)) return holder
    const missing = `The token of ${holder?.name} may not ${verb} ${remote}.`
    throw new RequestRefusal(403, `${missing} Ask the portal's operator for one with this right.`)
  }

  host.get('/releases/registry', async (_request, reply) => send(reply, await store.read()))

  host.get('/releases/history', async (_request, reply) => send(reply, { changes: await listChanges(store) }))

  uploadRoute(host, {
    uploaded,
    atOnce: uploadLimits.atOnce,
    authorize: (request, name) => authorize(request, 'publish', name),
  })

  host.get<{ Params: { name: string } }>('/releases/remotes/:name/versions', async (request, reply) => {
    const { name } = request.params
    authorize(request, 'publish', name)
    return send(reply, { versions: Object.keys(versionsOf(await store.read(), name) ?? {}) })
  })

  host.post<{ Params: { name: string } }>('/releases/remotes/:name/versions', async (request, reply) => {
    const { name } = request.params
    const holder = authorize(request, 'publish', name)
    const body = parseRequest(PublicationBody, request.body)
    const result = await publishUploaded(store, uploaded, name, holder, body)
    if (result.state === 'published') return send(reply, result.published)
    const error = `${result.files.length} files were not uploaded yet.`
    return send(reply.code(409), { kind: 'conflict', error, missing: result.files })
  })

  host.post<{ Params: { name: string } }>('/releases/remotes/:name/changes', async (request, reply) => {
    const { name } = request.params
    const change = parseRequest(ChangeRequestSchema, { ...asRecord(request.body), name })
    const { why, ifRevision } = parseRequest(ChangeNoteSchema, request.body)
    const holder = authorize(request, change.verb, name)
    const allowedOrigins = originsOf(readConfig(settings.config)).remotes
    return send(reply, await applyChange(store, change, { who: holder.name, why }, { allowedOrigins, ifRevision }))
  })
}

function asRecord(body: unknown): object {
  return typeof body === 'object' && body !== null ? body : {}
}

function send(reply: FastifyReply, body: object): FastifyReply {
  return reply.headers(responseHeaders('releases')).send(body)
}

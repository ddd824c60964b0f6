import { isRemoteName } from '@carrier-portal/contract/registry'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { originsOf, readConfig } from '../config/portalConfig.ts'
import { responseHeaders } from '../headers/responseHeaders.ts'
import type { NodeHostSettings } from '../host/createHost.ts'
import { type RefusalKind, ReleaseRefusal } from '../release/releaseRefusal.ts'
import { openStore } from '../release/store/releaseStore.ts'
import { applyChange } from '../release/target/applyChange.ts'
import { ChangeRequestSchema, ReasonSchema, type Verb } from '../release/target/changeRequest.ts'
import { PublicationBody, publishUploaded } from './publishUploaded.ts'
import { readReleaseToken, type TokenHolder } from './releaseTokens.ts'
import { stagedFiles } from './stagedFiles.ts'

const MAX_FILE_BYTES = 10 * 1024 * 1024

const NEW_TOKEN = 'Ask its operator for a new one, and put it into CARRIER_PORTAL_TOKEN.'

/** The status for each kind of refusal. */
const statuses: Readonly<Record<RefusalKind, number>> = {
  usage: 400,
  refused: 422,
  conflict: 409,
  build: 422,
  conformance: 422,
  damaged: 500,
  storage: 507,
}

interface ReleaseSettings extends Pick<NodeHostSettings, 'store' | 'config'> {
  /** The file of the release tokens. */
  readonly tokens: string
}

/** Releases by HTTP (docs/releasing.md): reading, uploads, publications and changes, each with the rights of a token. */
export async function releaseRoutes(host: FastifyInstance, { tokens, ...settings }: ReleaseSettings): Promise<void> {
  const store = openStore(settings.store)
  const staged = stagedFiles(settings.store)
  await host.register(rateLimit, { max: 1_200, timeWindow: 60_000 })
  host.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  host.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    const isRefusal = error instanceof ReleaseRefusal
    const status = isRefusal ? statuses[error.kind] : (error.statusCode ?? 500)
    const kind = isRefusal ? error.kind : 'refused'
    // The sentence of an unexpected error may contain paths of the host.
    const isExpected = isRefusal || status < 500
    if (!isExpected) process.stderr.write(`A release failed: ${String(error)}\n`)
    const text = isExpected
      ? error.message
      : "The host could not make the release. Ask the portal's operator for the reason, which is in the host's log."
    return send(reply.code(status), { kind, error: text })
  })

  async function holderOf(request: FastifyRequest): Promise<TokenHolder> {
    const reading = await readReleaseToken(tokens, request.headers.authorization, new Date())
    if (reading.state === 'valid') return reading.holder
    const why =
      reading.state === 'expired'
        ? `The release token of ${reading.name} expired after ${reading.expires}.`
        : 'The portal does not know this release token.'
    throw Object.assign(new Error(`${why} ${NEW_TOKEN}`), { statusCode: 401 })
  }

  async function authorize(request: FastifyRequest, verb: Verb, remote: string): Promise<TokenHolder> {
    const holder = await holderOf(request)
    if (!isRemoteName(remote)) throw new ReleaseRefusal('usage', `"${remote}" is not a valid remote name.`)
    if (holder.may(verb, remote)) return holder
    const missing = `The token of ${holder.name} may not ${verb} ${remote}.`
    throw Object.assign(new Error(`${missing} Ask the portal's operator for one with this right.`), { statusCode: 403 })
  }

  host.get('/releases/registry', async (request, reply) => {
    await holderOf(request)
    return send(reply, await store.read())
  })

  host.get('/releases/history', async (request, reply) => {
    await holderOf(request)
    const changes = (await store.revisions()).map(({ registry: _, ...change }) => change)
    return send(reply, { changes })
  })

  host.put<{ Params: { hash: string } }>(
    '/releases/files/:hash',
    { bodyLimit: MAX_FILE_BYTES },
    async (request, reply) => {
      await holderOf(request)
      const { hash } = request.params
      if (!Buffer.isBuffer(request.body) || !/^sha384-[A-Za-z0-9+/]{64}$/.test(hash))
        throw new ReleaseRefusal('usage', 'Send the bytes of a file to the address of its sha384 integrity.')
      await staged.add(hash, request.body)
      return send(reply.code(201), {})
    },
  )

  host.post<{ Params: { name: string } }>('/releases/remotes/:name/versions', async (request, reply) => {
    const { name } = request.params
    const holder = await authorize(request, 'publish', name)
    const body = parse(PublicationBody, request.body)
    const result = await publishUploaded(store, staged, name, holder.name, body)
    if (result.state === 'published') return send(reply, result.published)
    const error = `${result.files.length} files were not uploaded yet.`
    return send(reply.code(409), { kind: 'conflict', error, missing: result.files })
  })

  host.post<{ Params: { name: string } }>('/releases/remotes/:name/changes', async (request, reply) => {
    const { name } = request.params
    const change = parse(ChangeRequestSchema, { ...asRecord(request.body), name })
    const { why, ifRevision } = parse(ChangeNote, request.body)
    const holder = await authorize(request, change.verb, name)
    const checks = { allowedOrigins: originsOf(readConfig(settings.config)).remotes }
    return send(reply, await applyChange(store, change, { who: holder.name, why }, { checks, ifRevision }))
  })
}

const ChangeNote = v.object({ why: v.optional(ReasonSchema, ''), ifRevision: v.optional(v.number()) })

function asRecord(body: unknown): object {
  return typeof body === 'object' && body !== null ? body : {}
}

function parse<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body)
  if (!result.success) throw new ReleaseRefusal('usage', v.summarize(result.issues))
  return result.output
}

function send(reply: FastifyReply, body: object): FastifyReply {
  return reply.headers(responseHeaders('releases')).send(body)
}

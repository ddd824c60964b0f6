import { join } from 'node:path'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { readConfig, readValidConfig } from '../config/portalConfig.ts'
import { hasDotSegment, responseKind } from '../headers/addressRules.ts'
import { releaseRoutes } from '../releaseApi/releaseRoutes.ts'
import { readTokenFile } from '../releaseApi/releaseTokens.ts'
import type { UploadLimits } from '../releaseApi/uploadLimits.ts'
import { createRemoteCounts } from '../telemetry/remoteCounts.ts'
import { telemetryRoutes } from '../telemetry/telemetryRoutes.ts'
import { proxyBackend } from './backendProxy.ts'
import { documentRoutes } from './documentRoutes.ts'
import { embedRoutes } from './embedRoutes.ts'
import { closeEmptyConnections } from './emptyConnections.ts'
import { hostHealthRoutes } from './healthRoutes.ts'
import { openPage } from './page.ts'
import { readBackends, readyBackends } from './readyBackends.ts'
import { registryEvents } from './registryEvents.ts'
import { readServedRegistry } from './registryFile.ts'
import { preloadElements, remotePreloads } from './remotePreloads.ts'
import { reviewTimer } from './reviewTimer.ts'
import { sendError, sendNotFound } from './sendError.ts'
import { registerFiles, sendFile } from './sendFile.ts'
import { signedInUser } from './signedInUser.ts'
import { refuseUnreadable } from './unreadableRequest.ts'
import { workerRoute } from './workerRoute.ts'

/** What a host serves. */
export interface NodeHostSettings {
  /** The folder of the shell's build. */
  readonly shell: string
  /** The release store's folder: `registry.json` and `r/`. */
  readonly store: string
  /** The backend's address, or with commas between, those of several backends of one database. */
  readonly backend: string
  /** A JSON file whose keys replace those of hosting/config/portal.json. */
  readonly config?: string | undefined
  /** The file of the release tokens; without it the host takes no releases. */
  readonly releaseTokens?: string | undefined
  /** The limits of uploads without a published version; UPLOAD_LIMITS if absent. */
  readonly uploadLimits?: UploadLimits
  /** How many pages may follow registry events at the same time; 2,000 if absent. */
  readonly maxEventConnections?: number
  /** How long a call waits for the backend; 60,000 ms if absent. */
  readonly callLimitMs?: number
  /** How many proxies in front of the host add to X-Forwarded-For; 0 ignores that header. */
  readonly trustedHops?: number
}

/**
 * The portal on one port: page, assets, remotes, registry, configuration, and a proxy to the backend. Throws when the page
 * or the configuration file is missing, the configuration is not valid, the file of the release tokens cannot be read, or a
 * backend is no address or has a path.
 */
export function createHost(settings: NodeHostSettings): FastifyInstance {
  const { shell, store, trustedHops = 0, releaseTokens, callLimitMs = 60_000 } = settings
  const backends = readBackends(settings.backend)
  const counts = createRemoteCounts(Date.now)
  const renderPage = openPage(join(shell, 'index.html'))
  // Both files are read for each request; without them every one of those requests would fail, or each page would refuse to start.
  readValidConfig(settings.config)
  if (releaseTokens) readTokenFile(releaseTokens)
  const host = Fastify({
    requestTimeout: ARRIVAL_MS,
    // Node's default header limit is 60 s, checked every 30 s, and it overrides a shorter requestTimeout.
    // Node's own response to a request without a Host header has no security headers; a hook below refuses it instead.
    http: { headersTimeout: ARRIVAL_MS, connectionsCheckingInterval: ARRIVAL_MS / 6, requireHostHeader: false },
    // Later than a call is ended, whose page gets a 502 then.
    connectionTimeout: callLimitMs + 5_000,
    // A stop ends idle connections only; running requests complete.
    forceCloseConnections: 'idle',
    trustProxy: (_address: string, hop: number) => hop < trustedHops,
    clientErrorHandler: refuseUnreadable,
    // A path that cannot be decoded matches no route; the shell explains it like any other unknown path.
    // Fastify awaits nothing here, so a failure without a catch would end the process.
    frameworkErrors: (_error, request, reply) =>
      void sendPageOrNotFound(request, reply).catch((cause: unknown) => sendFailure(reply, 500, cause)),
  })

  async function sendPageOrNotFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = pathOf(request)
    const registry = await readServedRegistry(store)
    const routes = Object.values(registry?.remotes ?? {}).map(({ route }) => route)
    if (responseKind(path, routes) !== 'page') return sendNotFound(reply)
    const user = signedInUser(request.headers.cookie)
    const preloads = user === undefined ? undefined : registry ? remotePreloads(registry, path, user) : []
    const { html, headers } = renderPage(readConfig(settings.config), preloads && preloadElements(preloads))
    return reply.headers(headers).type('text/html; charset=utf-8').send(html)
  }

  closeEmptyConnections(host)
  // Ignored as in nginx: Node's own 417 has no security headers.
  host.server.on('checkExpectation', (request, response) => void host.server.emit('request', request, response))
  host.addHook('onRequest', async (request, reply) => {
    const path = pathOf(request)
    const hosts = request.raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length
    const isHostUnclear = hosts > 1 || (hosts === 0 && request.raw.httpVersion === '1.1')
    // A null byte and a second Host header are refused as nginx refuses them.
    if (isHostUnclear || path.includes('%00')) return sendError(reply, 400, 'Bad request')
    if (hasDotSegment(path)) return sendNotFound(reply)
  })
  host.setNotFoundHandler((_request, reply) => sendNotFound(reply))
  host.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) => {
    const { statusCode = 500 } = error
    if (statusCode >= 500) return sendFailure(reply, statusCode, error)
    return statusCode === 403 ? sendNotFound(reply) : sendError(reply, statusCode, 'Bad request')
  })
  host.register(compress, { globalDecompression: false, encodings: ['br', 'gzip'], brotliOptions: FAST_BROTLI })
  registerFiles(host)
  proxyBackend(host, readyBackends(host, backends), callLimitMs)
  host.register(embedRoutes, settings)
  host.register(documentRoutes, settings)
  host.register(workerRoute, settings)
  host.register(hostHealthRoutes, { store, backends })
  host.register(registryEvents, settings)
  if (releaseTokens) host.register(releaseRoutes, { ...settings, tokens: releaseTokens })
  host.register(telemetryRoutes, { store, counts })
  host.register(reviewTimer, { store, counts })
  host.register(async (files) => {
    files.get('/assets/*', (request, reply) => sendFile('asset', shell, pathOf(request), reply))
    files.get('/r/*', (request, reply) => sendFile('remoteFile', store, pathOf(request), reply))
    files.get('/*', sendPageOrNotFound)
  })
  return host
}

/** The time limit for the arrival of a request. */
const ARRIVAL_MS = 30_000

/** A low level: these responses are compressed while a user waits. */
const FAST_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? '/'
}

/** The reason may contain paths of the host, so it is in its log only. */
function sendFailure(reply: FastifyReply, status: number, cause: unknown): FastifyReply {
  process.stderr.write(`A request failed: ${String(cause)}\n`)
  return sendError(reply, status, 'Error')
}

import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance } from 'fastify'
import { serveDocuments } from '../documents/serveDocuments.ts'
import { createHandlers } from '../handlers/createHandlers.ts'
import { endSession } from '../session/endSession.ts'
import type { Settings } from '../settings.ts'
import { acceptJson } from './acceptJson.ts'
import { allowOrigins } from './allowOrigins.ts'
import type { Backend } from './backend.ts'
import { handleErrors } from './errorHandling.ts'
import { healthRoutes } from './healthRoutes.ts'
import { limitLogins } from './limitLogins.ts'
import { mountContract } from './mountContract.ts'
import { ResponseLog } from './responseLog.ts'
import { refuseUnreadableHead } from './unreadableRequest.ts'
import { closeUnusedConnections } from './unusedConnections.ts'

/** The HTTP server with everything on it, not yet listening. */
export async function createServer(
  backend: Backend,
  settings: Settings,
  isStopping: () => boolean,
): Promise<FastifyInstance> {
  const arrivalMs = settings.requestSeconds * 1000
  const app = Fastify({
    // pino's own stream retries a failed write without end, and meanwhile no request and no signal is handled.
    logger: { level: settings.logLevel, stream: process.stdout },
    // Addresses and bodies are not logged: nothing patient-related may reach a log.
    logController: new ResponseLog(),
    bodyLimit: 1024 * 1024,
    requestTimeout: arrivalMs,
    // Node's default header limit is 60 s, checked every 30 s, and it overrides a shorter requestTimeout.
    // The proxy in front refuses headers above 16 KiB and adds its own to the others.
    http: {
      headersTimeout: arrivalMs,
      connectionsCheckingInterval: Math.ceil(arrivalMs / 6),
      maxHeaderSize: 32 * 1024,
    },
    connectionTimeout: 60_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    trustProxy: (_, hop) => hop < settings.trustProxy,
    clientErrorHandler: refuseUnreadableHead,
    // A path that cannot be decoded reaches no hook. As an unknown path it gets the limits, the headers and the log line of one.
    rewriteUrl: ({ url = '/' }) => (isDecodable(url) ? url : '/'),
  })
  closeUnusedConnections(app)
  acceptJson(app)
  handleErrors(app)
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
  })
  app.addHook('onRequest', async (_, reply) => {
    reply.header('cache-control', 'no-store')
  })
  allowOrigins(app, settings.allowedOrigins)
  await app.register(rateLimit, { global: false })
  // A server-wide hook counts every request before any other check, unknown paths included.
  app.addHook('onRequest', app.rateLimit({ max: settings.requestsPerMinute, timeWindow: 60_000 }))
  limitLogins(app, settings.loginsPerMinute)

  serveDocuments(app)
  mountContract(app, backend, createHandlers(backend), settings.responseChecks)
  endSession(app, backend)
  healthRoutes(app, backend.database, isStopping)
  return app
}

function isDecodable(url: string): boolean {
  try {
    decodeURI(url)
    return true
  } catch {
    return false
  }
}

import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance, FastifyReply, RawServerBase, RouteGenericInterface } from 'fastify'
import { addressRules } from '../headers/addressRules.ts'
import { responseHeaders } from '../headers/responseHeaders.ts'
import { messageOf } from '../release/messageOf.ts'

/** The body while the backend is away, of both hosts. */
export const BAD_GATEWAY = { statusCode: 502, error: 'Bad Gateway' }

/**
 * Streams the requests of the backend's addresses to the backend of the next call, with the caller's address in X-Forwarded-For.
 * A call without a response, or without the next piece of one, is ended after `limitMs`. A call that fails is logged.
 */
export function proxyBackend(host: FastifyInstance, nextBackend: () => string, limitMs: number): void {
  host.register(async (calls) => registerCalls(calls, nextBackend, limitMs))
}

function registerCalls(calls: FastifyInstance, nextBackend: () => string, limitMs: number): void {
  calls.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) => {
    if ((error.statusCode ?? 500) < 500) throw error
    // Those of a response that broke off before its first piece, such as its encoding, do not describe this one.
    for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name)
    return reply.code(502).headers(responseHeaders('missing')).send(BAD_GATEWAY)
  })
  for (const { kind, path } of addressRules) {
    if (kind !== 'backend') continue
    const prefix = path.replace(/\/$/, '')
    calls.register(httpProxy, {
      // An address here would take all calls.
      upstream: '',
      prefix,
      rewritePrefix: prefix,
      disableRequestLogging: true,
      undici: {
        // The proxy's own default accepts every certificate.
        connect: { rejectUnauthorized: true },
        // A call goes on when its page has given it up. By default 128 calls to a stuck backend would keep every further one
        // waiting for five minutes, also when the backend responds again.
        headersTimeout: limitMs,
        bodyTimeout: limitMs,
      },
      replyOptions: {
        getUpstream: nextBackend,
        // By default a GET that gets 503 is repeated ten times at once, which loads an overloaded backend even more.
        retryDelay: () => null,
        // The host's client for the backend refuses to send these: the host itself responds to Expect, and the others describe
        // the connection of the caller.
        rewriteRequestHeaders: (request, { expect: _, 'keep-alive': __, upgrade: ___, ...headers }) => ({
          ...headers,
          'x-forwarded-for': request.ip,
          'x-forwarded-proto': request.protocol,
        }),
        // They describe the connection to the backend; with them, the browser's own would stay open after "Connection: close".
        rewriteHeaders: ({ connection: _, 'keep-alive': __, ...headers }) => headers,
        onResponse: (_request, reply, { stream }) => {
          stream.once('error', (error) => logFailure(reply, error))
          reply.send(stream)
        },
        onError: (reply, { error }) => {
          logFailure(reply, error.cause ?? error)
          reply.send(error)
        },
      },
    })
  }
}

/** Without this line, a refused certificate is a 502 without a reason. The query is left out, because it names an order. */
function logFailure({ raw, request }: FastifyReply<RouteGenericInterface, RawServerBase>, cause: unknown): void {
  // A page that was closed ends its calls too.
  if (raw.destroyed) return
  const path = request.url.split('?', 1)[0]
  process.stderr.write(`A call to the backend failed: ${request.method} ${path}: ${messageOf(cause)}\n`)
}

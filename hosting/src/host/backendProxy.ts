import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'
import { addressRules } from '../headers/addressRules.ts'
import { responseHeaders } from '../headers/responseHeaders.ts'
import { messageOf } from '../release/messageOf.ts'

/** The body while the backend is away, of both hosts. */
export const BAD_GATEWAY = { statusCode: 502, error: 'Bad Gateway' }

/**
 * Streams the requests of the backend's addresses to the backend of the next call, with the caller's address in X-Forwarded-For.
 * A call without a response, or without the next piece of one, is ended after `limitMs`.
 */
export function proxyBackend(host: FastifyInstance, nextBackend: () => string, limitMs: number): void {
  for (const { kind, path } of addressRules) {
    if (kind !== 'backend') continue
    const prefix = path.replace(/\/$/, '')
    host.register(httpProxy, {
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
        onError: (reply, { error }) => {
          // A page that was closed ends its calls too. Without this line, a refused certificate is a 502 without a reason.
          if (!reply.raw.destroyed)
            process.stderr.write(`A call to the backend failed: ${messageOf(error.cause ?? error)}\n`)
          reply.code(502).headers(responseHeaders('missing')).send(BAD_GATEWAY)
        },
      },
    })
  }
}

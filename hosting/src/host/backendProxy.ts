import type { IncomingHttpHeaders } from 'node:http'
import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { compressStream, type Encoding, encodingFor } from './compressed.ts'

const PREFIXES = ['/api', '/documents']
const TEXT = /^(application\/json|text\/plain)/
const WORTH_IT = 1024

/** Passes the API and the documents on to the backend: streamed, cookies kept, long texts compressed. */
export function proxyBackend(host: FastifyInstance, backend: string): void {
  const encodings = new WeakMap<object, Encoding>()
  for (const prefix of PREFIXES)
    host.register(httpProxy, {
      upstream: backend,
      prefix,
      rewritePrefix: prefix,
      disableRequestLogging: true,
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          'x-forwarded-for': request.ip,
          'x-forwarded-proto': request.protocol,
        }),
        rewriteHeaders: (headers, request) => {
          const encoding = request && encodingOf(headers, request)
          if (!encoding) return headers
          encodings.set(request.raw, encoding)
          const { 'content-length': _, ...kept } = headers
          return { ...kept, 'content-encoding': encoding, vary: 'Accept-Encoding' }
        },
        onResponse: (request, reply, { stream }) => {
          const encoding = encodings.get(request.raw)
          reply.send(encoding ? compressStream(stream, encoding) : stream)
        },
        onError: (reply) => {
          reply.code(502).send({ statusCode: 502, error: 'Bad Gateway' })
        },
      },
    })
}

function encodingOf(headers: IncomingHttpHeaders, request: Pick<FastifyRequest, 'method' | 'headers'>) {
  const isLong = Number(headers['content-length'] ?? WORTH_IT) >= WORTH_IT
  if (request.method === 'HEAD' || !isLong || headers['content-encoding']) return undefined
  if (!TEXT.test(headers['content-type'] ?? '')) return undefined
  return encodingFor(String(request.headers['accept-encoding'] ?? ''))
}

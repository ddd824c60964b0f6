import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { type LocalServer, listenOnFreePort } from './localServer.ts'

/** The calls of a portal on an origin of their own. */
export interface ForeignApi extends LocalServer {
  /** The requests that passed the browser's preflight, as `METHOD /path`, each with its header names. */
  readonly passed: readonly { readonly call: string; readonly headers: readonly string[] }[]
  /** Passes calls on to a portal, whose pages may make them. */
  passOnTo(portal: string): void
}

/** Starts a backend of another origin that allows its callers the headers that every backend allows and no other ones. */
export async function startForeignApi(): Promise<ForeignApi> {
  let portal = ''
  const passed: { call: string; headers: string[] }[] = []
  const server = createServer((incoming, response) => {
    response.setHeader('access-control-allow-origin', portal)
    response.setHeader('access-control-expose-headers', 'etag,retry-after')
    if (incoming.method !== 'OPTIONS') {
      passed.push({ call: `${incoming.method} ${incoming.url}`, headers: Object.keys(incoming.headers) })
      return void passOn(incoming, response, portal)
    }
    response.setHeader('access-control-allow-headers', 'authorization,content-type')
    response.setHeader('access-control-allow-methods', 'GET,POST,PATCH')
    response.writeHead(204).end()
  })
  return {
    ...(await listenOnFreePort(server, 'localhost')),
    passed,
    passOnTo(address) {
      portal = address
    },
  }
}

async function passOn(incoming: IncomingMessage, response: ServerResponse, portal: string) {
  const { origin: _origin, host: _host, cookie: _cookie, ...headers } = incoming.headers
  const sent = request(new URL(incoming.url ?? '/', portal), { method: incoming.method, headers })
  incoming.pipe(sent)
  try {
    const [received] = (await once(sent, 'response')) as [IncomingMessage]
    response.writeHead(received.statusCode ?? 502, received.headers)
    // A page that is closed reads no further: a rest that is left unread would keep the portal from stopping.
    await pipeline(received, response)
  } catch {
    // The page's last call of a test may arrive when the portal has stopped.
    response.destroy()
  }
}

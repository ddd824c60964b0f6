import { once } from 'node:events'
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { type LocalServer, listenOnFreePort } from './localServer.ts'

/** A response of the portal, before it is sent to the browser. */
export interface ProxiedResponse {
  readonly headers: OutgoingHttpHeaders
  readonly body: Buffer
  /** Whether the connection is closed in the middle of the body. */
  readonly isCut?: boolean
  /** Other than the portal's. */
  readonly status?: number
}

/** A proxy in front of the portal that may change responses. Unlike page.route it keeps the browser's HTTP cache on. */
export function startProxy(
  portal: string,
  change: (path: string, response: ProxiedResponse) => ProxiedResponse | Promise<ProxiedResponse> = (_, same) => same,
): Promise<LocalServer> {
  return start(async (incoming) => {
    const { method, url = '/' } = incoming
    // `change` gets complete responses.
    const { 'if-none-match': _etag, ...headers } = { ...incoming.headers, 'accept-encoding': 'identity' }
    // Not resolved against the portal: a path that begins with `//` would name another host.
    const sent = request(`${portal}${url}`, { method, headers })
    incoming.pipe(sent)
    const [received] = (await once(sent, 'response')) as [IncomingMessage]
    const passing = await change(url, { headers: received.headers, body: await buffer(received) })
    return { status: received.statusCode ?? 502, ...passing }
  })
}

/** A page of an unrelated site. */
export function startOtherOrigin(): Promise<LocalServer> {
  const page = '<!doctype html><html lang="en"><title>Elsewhere</title><h1>Elsewhere</h1>'
  return start(async () => ({ headers: { 'content-type': 'text/html' }, body: Buffer.from(page) }))
}

async function start(respond: (incoming: IncomingMessage) => Promise<ProxiedResponse>): Promise<LocalServer> {
  const server = createServer(async (incoming, response) => {
    const responded = await respond(incoming).catch(() => undefined)
    // The page's last call of a test may arrive when the portal has stopped.
    if (!responded) return void response.destroy()
    const { status = 200, headers, body, isCut = false } = responded
    response.writeHead(status, { ...headers, 'content-length': body.length })
    if (isCut) response.write(body.subarray(0, body.length / 2), () => response.destroy())
    else response.end(body)
  })
  return listenOnFreePort(server, 'localhost')
}

import { once } from 'node:events'
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** An answer of the portal on its way to the browser. */
export interface PassingAnswer {
  readonly headers: OutgoingHttpHeaders
  readonly body: Buffer
  /** The connection breaks in the middle of the body. */
  readonly isCut?: boolean
}

/** A server of an origin of its own. */
export interface OtherOrigin {
  readonly address: string
  stop(): Promise<void>
}

/** Stands before the portal as another server, and may change what passes. The browser keeps it as it would anything. */
export function startBetween(
  portal: string,
  change: (path: string, answer: PassingAnswer) => PassingAnswer,
): Promise<OtherOrigin> {
  return start(async (asked) => {
    const { method, url = '/' } = asked
    const headers = { ...asked.headers, 'accept-encoding': 'identity' }
    const sent = request(new URL(url, portal), { method, headers })
    asked.pipe(sent)
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    const passing = change(url, { headers: answer.headers, body: await buffer(answer) })
    return { status: answer.statusCode ?? 502, passing }
  })
}

/** A page that has nothing to do with the portal. */
export function startElsewhere(): Promise<OtherOrigin> {
  const page = '<!doctype html><html lang="en"><title>Elsewhere</title><h1>Elsewhere</h1>'
  return start(async () => ({
    status: 200,
    passing: { headers: { 'content-type': 'text/html' }, body: Buffer.from(page) },
  }))
}

interface Answered {
  readonly status: number
  readonly passing: PassingAnswer
}

async function start(answer: (asked: IncomingMessage) => Promise<Answered>): Promise<OtherOrigin> {
  const server = createServer(async (asked, response) => {
    const { status, passing } = await answer(asked)
    const { headers, body, isCut = false } = passing
    response.writeHead(status, { ...headers, 'content-length': body.length })
    if (isCut) response.write(body.subarray(0, body.length / 2), () => response.destroy())
    else response.end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

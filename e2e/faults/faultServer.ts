import { createServer, type ServerResponse } from 'node:http'
import { type LocalServer, listenOnFreePort } from '../portal/localServer.ts'

const broken = {
  /** The connection is reset before any byte. */
  reset: (response) => void response.socket?.resetAndDestroy(),
  /** The request is never responded to. */
  silent: () => undefined,
  /** The connection closes before the last chunk. */
  half: (response) => response.writeHead(200, JSON_TYPE).write('{"workOrders":[', () => response.destroy()),
  /** The connection ends before the announced length. */
  short: (response) => {
    response.writeHead(200, { ...JSON_TYPE, 'content-length': 1000, connection: 'close' })
    response.write('{"workOrders":[]}', () => response.socket?.end())
  },
  /** The body begins and never ends. */
  endless: (response) => response.writeHead(200, JSON_TYPE).write('{"workOrders":['),
} satisfies Record<string, (response: ServerResponse) => unknown>

/** A kind of broken response, which is also the path at which the server sends it. */
export type BrokenResponse = keyof typeof broken

const JSON_TYPE = { 'content-type': 'application/json' }

/** Starts a server that breaks every response in the way that the request's path names. */
export function startFaultServer(): Promise<LocalServer> {
  return listenOnFreePort(
    createServer(({ url = '/' }, response) => {
      broken[url.slice(1) as BrokenResponse]?.(response)
    }),
  )
}

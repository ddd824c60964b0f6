import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { type LocalServer, listenOnFreePort } from '../portal/localServer.ts'

/** The web server of another company. Its origin is known before the portal starts, whose configuration names it. */
export interface HostServer extends LocalServer {
  readonly port: number
  /** Sets what responds to requests. */
  respondWith(listener: RequestListener): void
  /** Leaves the port to another server as long as `use` takes. */
  lendPort(use: () => Promise<void>): Promise<void>
}

/** Starts a web server on a free port. */
export async function startHostServer(): Promise<HostServer> {
  const server = createServer()
  const { address, stop } = await listenOnFreePort(server)
  const port = Number(new URL(address).port)
  return {
    address,
    port,
    respondWith: (listener) => void server.on('request', listener),
    async lendPort(use) {
      await stop()
      await use()
      await once(server.listen(port, '127.0.0.1'), 'listening')
    },
    stop,
  }
}

import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The web server of another company. Its origin is known before the portal starts, whose configuration names it. */
export interface HostServer {
  readonly address: string
  readonly port: number
  /** Sets what responds to requests. */
  respondWith(listener: RequestListener): void
  /** Leaves the port to another server as long as `use` takes. */
  lendPort(use: () => Promise<void>): Promise<void>
  stop(): Promise<void>
}

/** Starts a web server on a free port. */
export async function startHostServer(): Promise<HostServer> {
  const server = createServer()
  const listen = (at: number) => new Promise<void>((listening) => server.listen(at, '127.0.0.1', listening))
  const stop = () =>
    new Promise<void>((closed) => {
      server.close(() => closed())
      server.closeAllConnections()
    })
  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    port,
    respondWith: (listener) => void server.on('request', listener),
    async lendPort(use) {
      await stop()
      await use()
      await listen(port)
    },
    stop,
  }
}

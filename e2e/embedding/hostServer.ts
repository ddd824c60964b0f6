import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The web server of another company. Its origin is known before the portal starts, whose configuration names it. */
export interface HostServer {
  readonly address: string
  readonly port: number
  /** Sets what responds to requests. */
  respondWith(listener: RequestListener): void
  stop(): Promise<void>
}

/** Starts a web server on a free port. */
export async function startHostServer(): Promise<HostServer> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    port,
    respondWith: (listener) => void server.on('request', listener),
    stop: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

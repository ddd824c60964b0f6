import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A listening server of this process. */
interface LocalServer {
  readonly port: number
  /** Closes the open connections too. */
  stop(): Promise<void>
}

/** Lets a server listen on a free port of this machine. */
export async function listenOnFreePort(server: Server): Promise<LocalServer> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

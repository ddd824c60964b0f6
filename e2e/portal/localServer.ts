import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A listening server of this process. */
export interface LocalServer {
  readonly address: string
  /** Closes the open connections too. */
  stop(): Promise<void>
}

/** Lets a server listen on a free port of this machine. By `127.0.0.1` it is of another site than the portal's `localhost`. */
export async function listenOnFreePort(
  server: Server,
  host: 'localhost' | '127.0.0.1' = '127.0.0.1',
): Promise<LocalServer> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://${host}:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

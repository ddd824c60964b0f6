import { listenProblem } from '@carrier-portal/hosting/portProblem'
import { type Configuration, rspack } from '@rspack/core'
import { RspackDevServer, type Configuration as ServerOptions } from '@rspack/dev-server'
import { withHotReload } from './hotReload.ts'

/** A dev server that rebuilds on each change. */
export interface DevServer {
  readonly address: string
  readonly port: number
  stop(): Promise<void>
}

/**
 * Serves a development build under `path`, with port 0 at any free port. With `hot: false`, a change reloads the page. Rejects
 * when the port is in use.
 */
export async function startDevServer(
  configuration: Configuration,
  { port, path, host = '127.0.0.1', ...options }: ServerOptions & { port: number; path: string; host?: string },
): Promise<DevServer> {
  // Checked first: RspackDevServer reports an error of its server by an event that ends the process with a stack.
  const problem = await listenProblem(host, port)
  if (problem) throw new Error(problem)
  const compiler = rspack(options.hot === false ? configuration : withHotReload(configuration))
  const server = new RspackDevServer(
    {
      host,
      port,
      hot: true,
      static: false,
      allowedHosts: 'all',
      headers: { 'Cache-Control': 'no-store' },
      devMiddleware: { publicPath: path },
      // The client connects to the page's origin, because the page may be behind a proxy.
      client: { overlay: false, logging: 'warn', webSocketURL: `auto://0.0.0.0:0${path}ws` },
      webSocketServer: { type: 'ws', options: { path: `${path}ws` } },
      ...options,
    },
    compiler,
  )
  await server.start()
  const listening = server.server?.address()
  if (!listening || typeof listening === 'string') throw new Error('The dev server listens at no port.')
  return { address: `http://127.0.0.1:${listening.port}`, port: listening.port, stop: () => server.stop() }
}

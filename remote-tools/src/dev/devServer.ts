import type { Configuration } from '@rspack/core'
import { type Compiler, rspack } from '@rspack/core'
import type { Configuration as ServerOptions } from '@rspack/dev-server'
import { RspackDevServer } from '@rspack/dev-server'
import { withHotReload } from './hotReload.ts'

/** A dev server that rebuilds on each change. */
export interface DevServer {
  readonly compiler: Compiler
  readonly address: string
  stop(): Promise<void>
}

/** Serves a development build under `path`. With `hot: false`, a change reloads the page. */
export async function startDevServer(
  configuration: Configuration,
  { port, path, ...options }: ServerOptions & { port: number; path: string },
): Promise<DevServer> {
  const compiler = rspack(options.hot === false ? configuration : withHotReload(configuration))
  const server = new RspackDevServer(
    {
      host: '127.0.0.1',
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
  await server.start().catch((cause: unknown) => {
    const isBusy = cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE'
    throw isBusy
      ? new Error(`Port ${port} is in use. Stop its server, or name a free port in the variable PORT.`)
      : cause
  })
  return { compiler, address: `http://127.0.0.1:${port}`, stop: () => server.stop() }
}

import type { Configuration } from '@rspack/core'
import { type Compiler, rspack } from '@rspack/core'
import type { Configuration as ServerOptions } from '@rspack/dev-server'
import { RspackDevServer } from '@rspack/dev-server'
import { withHotReload } from './hotReload.ts'

/** A development build that is served, and made anew at each change. */
export interface DevServer {
  readonly compiler: Compiler
  readonly address: string
  stop(): Promise<void>
}

/** Serves a development build; `options` say what else is behind the same address. Not `hot`: changes reload the page. */
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
      // The page's own origin, whatever server is behind it.
      client: { overlay: false, logging: 'warn', webSocketURL: `auto://0.0.0.0:0${path}ws` },
      webSocketServer: { type: 'ws', options: { path: `${path}ws` } },
      ...options,
    },
    compiler,
  )
  await server.start()
  return { compiler, address: `http://127.0.0.1:${port}`, stop: () => server.stop() }
}

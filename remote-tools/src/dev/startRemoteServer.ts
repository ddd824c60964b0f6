import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Configuration as ServerOptions } from '@rspack/dev-server'
import type { RemoteProject } from '../remoteProject.ts'
import { remotePreset } from '../rspack/remotePreset.ts'
import { devBase, devEntry, devEntryAddress } from './devRemote.ts'
import { type DevServer, startDevServer } from './devServer.ts'

/** Serves one remote from its sources under its path in the release store. */
export function startRemoteServer(
  project: RemoteProject,
  options: ServerOptions & { port: number },
): Promise<DevServer> {
  const { name } = project
  // Without hot reload the page shares a production build of React, so the remote's elements must fit that build.
  const preset = remotePreset(project, 'development', options.hot === false ? 'production' : 'development')
  return startDevServer(preset, {
    ...options,
    path: devBase(name),
    setupMiddlewares: (middlewares, server) => [
      {
        name: 'dev-entry',
        path: devEntryAddress(name),
        middleware: (_request: IncomingMessage, response: ServerResponse) => {
          response.setHeader('Content-Type', 'text/javascript').end(devEntry(name))
        },
      },
      ...(options.setupMiddlewares?.(middlewares, server) ?? middlewares),
    ],
  })
}

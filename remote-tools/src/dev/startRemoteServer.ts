import { containerName } from '@carrier-portal/contract/registry'
import type { Configuration as ServerOptions } from '@rspack/dev-server'
import type { RemoteProject } from '../remoteProject.ts'
import { remotePreset } from '../rspack/remotePreset.ts'
import { type DevBuild, devBase } from './devRemote.ts'
import { type DevServer, startDevServer } from './devServer.ts'

const ENTRY = 'remoteEntry.js'

/** Serves one remote from its sources under its path in the release store. Calls `onBuild` after each build. */
export async function startRemoteServer(
  project: RemoteProject,
  options: ServerOptions & { port: number },
  onBuild: (build: DevBuild) => void,
): Promise<DevServer> {
  // Without hot reload the page shares a production build of React, so the remote's elements must fit that build.
  const preset = remotePreset(project, 'development', options.hot === false ? 'production' : 'development')
  const server = await startDevServer(preset, { ...options, path: devBase(project.name) })
  server.compiler.hooks.done.tap(containerName(project.name), ({ compilation }) => {
    const content = compilation.getAsset(ENTRY)?.source.buffer()
    if (content) onBuild({ project, entry: ENTRY, content })
  })
  return server
}

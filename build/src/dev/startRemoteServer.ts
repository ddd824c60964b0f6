import type { Configuration as ServerOptions } from '@rspack/dev-server'
import { containerName, remotePreset } from '../rspack/preset.ts'
import { type DevBuild, devBase } from './devRemote.ts'
import { type DevServer, startDevServer } from './devServer.ts'

const ENTRY = 'remoteEntry.js'

/** Serves one remote from its sources under its path in the release store. Calls `onBuild` after each build. */
export async function startRemoteServer(
  name: string,
  options: ServerOptions & { port: number },
  onBuild: (build: DevBuild) => void,
): Promise<DevServer> {
  // Without hot reload the page shares a production build of React, so the remote's elements must fit that build.
  const preset = remotePreset(name, 'development', options.hot === false ? 'production' : 'development')
  const server = await startDevServer(preset, { ...options, path: devBase(name) })
  server.compiler.hooks.done.tap(containerName(name), ({ compilation }) => {
    const content = compilation.getAsset(ENTRY)?.source.buffer()
    if (content) onBuild({ name, entry: ENTRY, content })
  })
  return server
}

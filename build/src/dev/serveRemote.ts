import type { Configuration as ServerOptions } from '@rspack/dev-server'
import { containerName, remotePreset } from '../rspack/preset.ts'
import { type DevBuild, devBase } from './devRemote.ts'
import { type DevServer, startDevServer } from './devServer.ts'

const ENTRY = 'remoteEntry.js'

/** Serves one remote from its sources under the address it has in the store, and tells each build of its entry. */
export async function serveRemote(
  name: string,
  options: ServerOptions & { port: number },
  built: (build: DevBuild) => void,
): Promise<DevServer> {
  // A page that takes no changes in place has React's production build, and shares it with the remote.
  const preset = remotePreset(name, 'development', options.hot === false ? 'production' : 'development')
  const server = await startDevServer(preset, { ...options, path: devBase(name) })
  server.compiler.hooks.done.tap(containerName(name), ({ compilation }) => {
    const content = compilation.getAsset(ENTRY)?.source.buffer()
    if (content) built({ name, entry: ENTRY, content })
  })
  return server
}

import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type Configuration, rspack } from '@rspack/core'
import { versionOf } from '../workspaces.ts'
import { base, type Mode } from './base.ts'
import { sharedOfRemote } from './sharing.ts'

/** How a remote's container is called: the name under which its entry announces itself to the page. */
export function containerName(workspace: string): string {
  return workspace.replaceAll('-', '_')
}

/** The build of one remote: a container with the one module `./remote`, complete in itself, every file hashed. */
export function remotePreset(workspace: string, mode: Mode = 'production', react: Mode = mode): Configuration {
  const common = base(workspace, mode, react)
  return {
    ...common,
    entry: {},
    // Two versions may stand in one page (the last known good one after a failed one): each keeps its chunks to itself.
    output: { ...common.output, publicPath: 'auto', uniqueName: `${workspace}@${versionOf(workspace)}` },
    plugins: [
      new ModuleFederationPlugin({
        name: containerName(workspace),
        filename: mode === 'production' ? 'remoteEntry.[contenthash].js' : 'remoteEntry.js',
        exposes: { './remote': './src/remote.ts' },
        shared: sharedOfRemote(),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        experiments: { optimization: { target: 'web', disableSnapshot: true } },
      }),
      withoutNameMarks,
      ...(mode === 'production' ? [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] })] : []),
    ],
  }
}

/**
 * The bundler writes its federation runtime into the entry from the text of its own functions. tsx, which runs this
 * build, marks every function that it loads with a call of `__name`, which no page knows.
 */
const withoutNameMarks = new rspack.DefinePlugin({ __name: '(marked => marked)' })

import { containerName, whyContractMisfits } from '@carrier-portal/contract/registry'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type Configuration, rspack } from '@rspack/core'
import type { RemoteProject } from '../remoteProject.ts'
import { base, type Mode, reproducibleIds, SCRIPTS_OF_A_SCREEN } from './base.ts'
import { compileHint } from './compileHint.ts'
import { orderedManifest } from './orderedManifest.ts'
import { runtimeModules } from './runtimeModules.ts'
import { sharedOfRemote } from './sharing.ts'

/** The build of one remote: a container that exposes the module `./remote`. */
export function remotePreset(project: RemoteProject, mode: Mode = 'production', react: Mode = mode): Configuration {
  const common = base(project, mode, react)
  return {
    ...common,
    name: 'remote',
    entry: {},
    resolve: { ...common.resolve, alias: runtimeModules },
    // Two versions may run in one page (a fallback after a failure), so each needs its own chunk registry.
    output: { ...common.output, publicPath: 'auto', uniqueName: `${project.name}@${project.version}` },
    // A screen is one file: files split from it are all needed at once, and each costs a request. The copy of a shared
    // library, which the plugin puts into one part for other remotes and one for the screen itself, is one file too.
    optimization: {
      ...common.optimization,
      ...reproducibleIds,
      splitChunks: { chunks: ({ name }) => name === undefined, cacheGroups: { defaultVendors: false } },
    },
    plugins: [
      new ModuleFederationPlugin({
        name: containerName(project.name),
        filename: mode === 'production' ? 'remoteEntry.[contenthash].js' : 'remoteEntry.js',
        exposes: { './remote': './src/remote.ts' },
        shared: sharedOfRemote(project.folder),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        experiments: {
          externalRuntime: isRuntimeProvided(project),
          optimization: { target: 'web', disableSnapshot: true },
        },
      }),
      orderedManifest,
      defineName,
      ...(mode === 'production' ? productionPlugins() : []),
    ],
  }
}

function productionPlugins() {
  return [compileHint(SCRIPTS_OF_A_SCREEN), new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] })]
}

/** The last version of the host contract whose pages do not provide the federation runtime. */
const LAST_WITHOUT_RUNTIME = '1.1.999'

/**
 * Whether every page that may load the remote provides the federation runtime: then the entry is built without a copy of
 * its own, which halves it. A remote for earlier pages carries its own runtime.
 */
function isRuntimeProvided({ declaration }: RemoteProject): boolean {
  return whyContractMisfits(declaration.contract, LAST_WITHOUT_RUNTIME) === 'needs-newer-host'
}

/**
 * The federation plugin copies the source text of its own functions into the entry. tsx, which runs this build, adds
 * calls of `__name` to every function, and a page has no such function.
 */
const defineName = new rspack.DefinePlugin({ __name: '(value => value)' })

import { type Compiler, type RspackPluginInstance, rspack } from '@rspack/core'

const MANIFESTS = ['mf-manifest.json', 'mf-stats.json']

/**
 * Writes the shared modules of the federation plugin's manifests in the order of their ids. The plugin writes them in the
 * order in which the parallel build reached them, so that a version that is built again could have another manifest, and its
 * second publication would be refused as one with other files.
 */
export const orderedManifest: RspackPluginInstance = {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('orderedManifest', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'orderedManifest', stage }, () => {
        for (const name of MANIFESTS)
          if (compilation.getAsset(name))
            compilation.updateAsset(name, (source) => new rspack.sources.RawSource(inOrder(source.source().toString())))
      })
    })
  },
}

function inOrder(text: string): string {
  const manifest = JSON.parse(text) as { shared: { id: string }[] }
  manifest.shared.sort((one, other) => (one.id < other.id ? -1 : 1))
  return JSON.stringify(manifest, null, 2)
}

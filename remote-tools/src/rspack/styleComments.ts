import type { Compiler, RspackPluginInstance } from '@rspack/core'

/** Lines of a comment in a template literal: no other line of minified code begins so. */
const COMMENT = /\n\s*\/\*[\s\S]*?\*\/(?=\s*\n)/g

/**
 * Removes the comments of style sheets from minified scripts. A style sheet is the text of a template literal, so the
 * minimizer leaves its comments in, and each page would load them.
 */
export const styleComments: RspackPluginInstance = {
  apply({ hooks, rspack: { Compilation, sources } }: Compiler) {
    hooks.compilation.tap('styleComments', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1
      compilation.hooks.processAssets.tap({ name: 'styleComments', stage }, (assets) => {
        for (const name of Object.keys(assets).filter((file) => file.endsWith('.js')))
          compilation.updateAsset(name, (asset) => new sources.RawSource(withoutComments(asset.source().toString())))
      })
    })
  },
}

function withoutComments(script: string): string {
  return script.replaceAll(COMMENT, '')
}

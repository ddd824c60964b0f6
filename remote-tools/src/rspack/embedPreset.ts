import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import type { RemoteProject } from '../remoteProject.ts'
import { base, reproducibleIds } from './base.ts'
import { servedDeclarations } from './servedDeclarations.ts'

/** Whether a remote has an embeddable module. */
export function isEmbeddable(folder: string): boolean {
  return existsSync(join(folder, 'src/embed/v1.ts'))
}

/**
 * Builds the embedded order editor as one ES module that contains React and uses no federation, so that a host page's
 * React never replaces the editor's. It is part of the remote's build, so one release promotes both.
 */
export function embedPreset({ folder, name }: RemoteProject): Configuration {
  const common = base({ folder, name }, 'production')
  const declarations = createRequire(join(folder, 'package.json')).resolve('@carrier-portal/order-editor/v1')
  return {
    ...common,
    name: 'embed',
    // The remote's build deletes dist before it writes, so this build runs after it.
    dependencies: ['remote'],
    entry: { v1: './src/embed/v1.ts', frame: './src/embed/frame/frame.ts' },
    output: {
      ...common.output,
      path: join(folder, 'dist/embed'),
      filename: '[name].js',
      chunkFilename: '[name].[contenthash].js',
      uniqueName: `${name}-embed`,
      publicPath: 'auto',
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      library: { type: 'module' },
    },
    optimization: { ...common.optimization, ...reproducibleIds, splitChunks: false, runtimeChunk: false },
    plugins: [
      new rspack.CopyRspackPlugin({
        patterns: [{ from: declarations, to: 'v1.d.ts', transform: () => servedDeclarations(declarations) }],
      }),
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
    ],
  }
}

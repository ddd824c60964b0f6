import { existsSync } from 'node:fs'
import { type Configuration, rspack } from '@rspack/core'
import { inWorkspace } from '../workspaces.ts'
import { base } from './base.ts'

/** Whether a workspace has a module for other people's pages. */
export function isEmbeddable(workspace: string): boolean {
  return existsSync(inWorkspace(workspace, 'src/embed/v1.ts'))
}

/**
 * The embedded order editor: an ES module that is complete in itself, React and all, without federation: a page that
 * shares its own React must not force it on the editor. It lies in the remote's build, so one release promotes both.
 */
export function embedPreset(workspace: string): Configuration {
  const common = base(workspace, 'production')
  return {
    ...common,
    name: 'embed',
    entry: { v1: './src/embed/v1.ts', frame: './src/embed/frame/frame.ts' },
    output: {
      ...common.output,
      path: inWorkspace(workspace, 'dist/embed'),
      filename: '[name].js',
      chunkFilename: '[name].[contenthash].js',
      uniqueName: `${workspace}-embed`,
      publicPath: 'auto',
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      library: { type: 'module' },
    },
    optimization: { ...common.optimization, splitChunks: false, runtimeChunk: false },
    plugins: [new rspack.CopyRspackPlugin({ patterns: [{ from: 'src/embed/published.d.ts', to: 'v1.d.ts' }] })],
  }
}

import type { Configuration } from '@rspack/core'
import { inWorkspace } from '../workspaces.ts'

export type Mode = 'production' | 'development'

/** What the product is compiled for: browsers of the last three years. */
export const BROWSERS = ['chrome >= 111', 'edge >= 111', 'firefox >= 115', 'safari >= 16.4']

/**
 * What all builds have in common: TypeScript sources of every workspace, hashed names, a build that fails loudly.
 * `react`: which of its two builds the page has; elements are made as that one wants them.
 */
export function base(workspace: string, mode: Mode, react: Mode = mode): Configuration {
  return {
    mode,
    context: inWorkspace(workspace),
    target: ['web', 'es2022'],
    devtool: mode === 'development' ? 'cheap-module-source-map' : false,
    output: {
      path: inWorkspace(workspace, 'dist'),
      filename: nameOf(mode),
      chunkFilename: nameOf(mode),
      assetModuleFilename: '[name].[contenthash][ext]',
      uniqueName: workspace,
      clean: true,
      crossOriginLoading: 'anonymous',
      // A module that threw must throw again when it is asked for again, else "Try again" finds an empty module.
      strictModuleErrorHandling: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: { rules: [sources(react), { test: /\.css$/, type: 'css/auto' }] },
    optimization: { chunkIds: 'deterministic', moduleIds: 'deterministic' },
    performance: false,
    bail: mode === 'production',
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  }
}

/** Production files never change under their name; in development the name stays and the content changes. */
export function nameOf(mode: Mode): string {
  return mode === 'production' ? '[name].[contenthash].js' : '[name].js'
}

function sources(react: Mode) {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: 'builtin:swc-loader',
    options: {
      env: { targets: BROWSERS },
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: {
          react: { runtime: 'automatic', development: react === 'development', refresh: react === 'development' },
        },
      },
    },
    type: 'javascript/auto',
  }
}

import { join } from 'node:path'
import type { Configuration } from '@rspack/core'
import { styleComments } from './styleComments.ts'

export type Mode = 'production' | 'development'

/** The browsers that the product supports. */
const BROWSERS = ['chrome >= 111', 'edge >= 111', 'firefox >= 115', 'safari >= 16.4']

/** What is compiled. */
interface BuildSource {
  readonly folder: string
  /** Distinguishes the chunks of several builds in one page. */
  readonly name: string
}

/**
 * The configuration that all builds share: TypeScript sources of every workspace and hashed file names. `react` selects
 * React's development or production build, which need different JSX transforms.
 */
export function base({ folder, name }: BuildSource, mode: Mode, react: Mode = mode): Configuration {
  return {
    mode,
    context: folder,
    target: ['web', 'es2022'],
    devtool: mode === 'development' ? 'cheap-module-source-map' : false,
    output: {
      path: join(folder, 'dist'),
      filename: nameOf(mode),
      chunkFilename: nameOf(mode),
      assetModuleFilename: '[name].[contenthash][ext]',
      uniqueName: name,
      // A page requests the hot updates that it lacks one after the other, so a development build keeps them.
      clean: mode === 'production',
      crossOriginLoading: 'anonymous',
      // Milliseconds. A connection that a phone left behind neither sends nor fails for minutes.
      chunkLoadTimeout: 30_000,
      // Without this, a module that threw resolves with an empty module at the second import.
      strictModuleErrorHandling: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      parser: {
        // The federation plugin would add its runtime to a worker of one expression, and throw there.
        javascript: { worker: false },
        'css/auto': { namedExports: false },
      },
      rules: [sources(react), worker, { test: /\.css$/, type: 'css/auto' }, { test: ASSETS, type: 'asset/resource' }],
    },
    // A file with a syntax error would throw in an open page, which would then reload and lose what was typed.
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      emitOnErrors: false,
      minimizer: ['...', styleComments],
    },
    performance: false,
    bail: mode === 'production',
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  }
}

/**
 * Numbers modules and chunks by their order in the graph, so that a build is the same in every folder. Deterministic ids
 * are derived from module identifiers, and the federation plugin's runtime module contains an absolute path in its own.
 */
export const reproducibleIds = { moduleIds: 'natural', chunkIds: 'natural' } as const

/** Production file names contain a content hash; development names stay the same. */
export function nameOf(mode: Mode): string {
  return mode === 'production' ? '[name].[contenthash].js' : '[name].js'
}

/**
 * The scripts of a production build that are run as a whole. A style sheet has the name of its script, and the hint of
 * `compileHint` would invalidate its first rule.
 */
export const SCRIPTS_OF_A_SCREEN = /^(remoteEntry|__federation_expose_).*\.js$/

/** The images and fonts whose address a module imports. */
export const ASSETS = /\.(png|jpe?g|gif|webp|avif|svg|woff2?)$/

/** A worker of a screen, `new Worker(new URL('./count.ts', import.meta.url), …)`, is compiled to one file of its own. */
const worker = {
  ...sources('production'),
  dependency: 'url',
  type: 'asset/resource',
  generator: { filename: '[name].[contenthash].js' },
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

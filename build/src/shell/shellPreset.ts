import { addressRules } from '@carrier-portal/hosting/addressRules'
import { base, compileHint, type Mode, nameOf } from '@carrier-portal/remote-tools/rspack'
import { type Configuration, rspack } from '@rspack/core'
import { inWorkspace, SHELL } from '../workspaces.ts'

const source = { folder: inWorkspace(SHELL), name: SHELL }

/** The page's script, the code for signed-in users and the form of the login. */
const UNDIVIDED = ['main', 'signed-in', 'credentials-form']

const undividedFiles = new RegExp(`assets/(${UNDIVIDED.join('|')})\\.`)

/** The folder of what is built apart from the page: the inline scripts, the prerendered login and the workers. */
export const pageParts = inWorkspace(SHELL, 'dist/.page')

/** The shell's code. No federation plugin: the runtime is imported after sign-in (docs/decisions/004). */
export function shellPreset(mode: Mode = 'production'): Configuration {
  const common = base(source, mode)
  return {
    ...common,
    name: 'page',
    entry: { main: './src/main.tsx' },
    resolve: { ...common.resolve, alias: documentReader },
    output: {
      ...common.output,
      publicPath: '/',
      filename: `assets/${nameOf(mode)}`,
      chunkFilename: `assets/${nameOf(mode)}`,
      cssFilename: 'assets/[name].[contenthash].css',
      cssChunkFilename: 'assets/[name].[contenthash].css',
      assetModuleFilename: 'assets/[name].[contenthash][ext]',
      clean: common.output?.clean && { keep: '.page' },
    },
    optimization: {
      ...common.optimization,
      // Each of these is needed as a whole, so it stays one file.
      splitChunks: { chunks: ({ name }) => !UNDIVIDED.includes(name ?? '') },
    },
    plugins: [
      leanFederation,
      ...(mode === 'production'
        ? [compileHint(undividedFiles), new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] })]
        : []),
    ],
  }
}

/**
 * react-pdf imports the pdf.js build for the newest browsers. It calls functions that an iPhone with iOS 18.1 lacks, which
 * could then show no licence. The worker is of the same build (shell/src/documents/usePdfWorker.ts).
 */
const documentReader = { 'pdfjs-dist$': 'pdfjs-dist/legacy/build/pdf.mjs' }

/**
 * Leaves out of the federation runtime what only servers use, and the reading of manifests: the registry names each
 * entry. The federation plugin sets the same constants in the remotes' builds.
 */
const leanFederation = new rspack.DefinePlugin({
  ENV_TARGET: JSON.stringify('web'),
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
})

/** The inline scripts (shell/src/start): the page's first one, and the one of signed-in users. */
export function startPreset(): Configuration {
  const common = base(source, 'production')
  return {
    ...common,
    name: 'start',
    devtool: false,
    entry: { start: './src/start/start.ts', early: './src/start/early.ts' },
    output: { path: pageParts, filename: '[name].js', iife: true, clean: false },
    optimization: { ...common.optimization, runtimeChunk: false },
  }
}

/** The login page, prerendered to HTML (shell/src/prerender). */
export function prerenderPreset(): Configuration {
  const common = base(source, 'production')
  return {
    ...common,
    name: 'prerender',
    target: 'node20',
    devtool: false,
    entry: { prerender: './src/prerender/prerenderLogin.tsx' },
    output: { path: pageParts, filename: '[name].cjs', library: { type: 'commonjs2' }, clean: false },
    optimization: { minimize: false },
  }
}

/** The service worker and the one that removes it (shell/src/worker). Their names stay the same in every build. */
export const workerFiles = ['service-worker.js', 'service-worker-removal.js'] as const

/** The builds of both workers. */
export function workerPreset(): Configuration {
  const common = base(source, 'production')
  return {
    ...common,
    name: 'worker',
    target: ['webworker', 'es2022'],
    devtool: false,
    entry: {
      'service-worker': './src/worker/serviceWorker.ts',
      'service-worker-removal': './src/worker/removalWorker.ts',
    },
    output: { path: pageParts, filename: '[name].js', iife: true, clean: false },
    optimization: { ...common.optimization, runtimeChunk: false, splitChunks: false },
    plugins: [new rspack.DefinePlugin({ HOST_PATHS: JSON.stringify(addressRules.map(({ path }) => path)) })],
  }
}

import { createRequire } from 'node:module'

const fromHere = createRequire(import.meta.url)
const fromPlugin = createRequire(fromHere.resolve('@module-federation/enhanced'))
const fromTools = createRequire(fromPlugin.resolve('@module-federation/runtime-tools'))
const BUNDLER_RUNTIME = '@module-federation/webpack-bundler-runtime'
const RUNTIME = '@module-federation/runtime'

/**
 * Aliases for the federation runtime that is built into an entry. The plugin imports its CommonJS files, which are kept
 * whole; of the ES modules beside them only what is used is built in, which makes the entry a third smaller.
 */
export const runtimeModules = {
  [fromTools.resolve(BUNDLER_RUNTIME)]: moduleBeside(fromTools.resolve(BUNDLER_RUNTIME)),
  [`${RUNTIME}$`]: moduleBeside(fromTools.resolve(RUNTIME)),
}

function moduleBeside(commonJsFile: string): string {
  return commonJsFile.replace(/\.cjs$/, '.js')
}

import { rspack } from '@rspack/core'

/**
 * Marks the files that are run as a whole as soon as they are loaded: Chromium then compiles all their functions in the
 * background while they arrive, instead of each at its first call (docs/decisions/046). Other browsers see a comment.
 */
export function compileHint(files: RegExp) {
  return new rspack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: files,
    // After the minimizer, which removes comments, and before the hashes are computed.
    stage: rspack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
  })
}

import { join } from 'node:path'
import { shellPreset } from '@carrier-portal/build/rspack'
import { type Configuration, rspack } from '@rspack/core'

const here = import.meta.dirname
export const root = join(here, '../../..')

/** Parts that any portal would fetch on demand only: the document viewer, the recorder, the camera's reader. */
const ON_DEMAND = /shell\/src\/(documents|recording)\/|mfe-order-editor\/src\/.*scan/i

/**
 * The same sources as one bundle S: the shell's loader of remotes is replaced by plain imports of the four remotes, and
 * everything that every user needs stands in one script.
 */
export function singleBundle(output: string): Configuration {
  const shell = shellPreset()
  return {
    ...shell,
    output: { ...shell.output, path: output, clean: false },
    module: {
      ...shell.module,
      rules: [
        ...(shell.module?.rules ?? []),
        { test: /\.tsx?$/, exclude: ON_DEMAND, parser: { dynamicImportMode: 'eager' } },
      ],
    },
    plugins: [
      ...(shell.plugins ?? []),
      new rspack.NormalModuleReplacementPlugin(
        /remotes\/federation\.ts$|^\.\/federation\.ts$/,
        join(here, 'federation.ts'),
      ),
    ],
  }
}

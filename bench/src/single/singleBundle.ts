import { join } from 'node:path'
import { shellPreset } from '@carrier-portal/build/shellPreset'
import { type Configuration, rspack } from '@rspack/core'

const here = import.meta.dirname

/** Modules that stay separate chunks in S too: the document viewer, the recorder, the barcode scanner. */
const ON_DEMAND = /shell\/src\/(documents|recording)\/|mfe-order-editor\/src\/.*scan/i

/**
 * The same sources as one bundle S: static imports of the four remotes replace the shell's remote loader, and one script
 * contains all code that every user needs.
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

import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Configuration } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'

const require = createRequire(import.meta.url)

/** Adds hot reload that keeps component state, also for a remote inside the shell. */
export function withHotReload(configuration: Configuration): Configuration {
  return {
    ...configuration,
    resolve: {
      ...configuration.resolve,
      alias: {
        ...(configuration.resolve?.alias || {}),
        // The wrapper replaces only the runtime module; other modules of react-refresh resolve to the second folder.
        'react-refresh': [join(import.meta.dirname, 'refresh'), dirname(require.resolve('react-refresh/runtime'))],
      },
    },
    plugins: [
      ...(configuration.plugins ?? []),
      new ReactRefreshRspackPlugin({ exclude: [/node_modules/, join(import.meta.dirname, 'refresh')] }),
    ],
  }
}

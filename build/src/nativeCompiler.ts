import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * The file of TypeScript's native compiler, this workspace's version. The root's older version serves tools that need its
 * API, for example dependency-cruiser.
 */
export const nativeCompiler = join(
  dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
  'bin/tsc',
)

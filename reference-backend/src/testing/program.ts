import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const SOURCES = fileURLToPath(new URL('..', import.meta.url))

/**
 * Node's arguments that run a program of this workspace, such as 'users/cli.ts'. A run of jest compiles these programs
 * and names their folder in COMPILED_BACKEND and options of V8 for them in COMPILED_BACKEND_OPTIONS; without the folder
 * the source is run.
 */
export function programArguments(file: string): readonly string[] {
  const { COMPILED_BACKEND: compiled, COMPILED_BACKEND_OPTIONS: options = '' } = process.env
  return compiled === undefined
    ? ['--import', 'tsx', join(SOURCES, file)]
    : [
        '--enable-source-maps',
        ...options.split(' ').filter(Boolean),
        join(compiled, file.replaceAll('/', '-').replace(/\.ts$/, '.mjs')),
      ]
}

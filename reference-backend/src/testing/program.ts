import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const SOURCES = fileURLToPath(new URL('..', import.meta.url))

/**
 * Node's arguments that run a program of this workspace, such as 'users/cli.ts'. A run of jest compiles these programs
 * and names their folder in COMPILED_BACKEND; without it the source is run.
 */
export function programArguments(file: string): readonly string[] {
  const compiled = process.env.COMPILED_BACKEND
  return compiled === undefined
    ? ['--import', 'tsx', join(SOURCES, file)]
    : ['--enable-source-maps', join(compiled, file.replace(/\.ts$/, '.mjs'))]
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The declaration file made of a file of types and of the files beside it that it exports. Only one file is served, so
 * its imports could not be resolved.
 */
export function servedDeclarations(file: string): string {
  return readFileSync(file, 'utf8')
    .replaceAll(/^import type [^']* from '\.\/[^']*'\n/gm, '')
    .replaceAll(/^export type \* from '(\.\/[^']*)'$/gm, (_, name: string) =>
      servedDeclarations(join(file, '..', name)),
    )
}

import { dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(import.meta.url)

/** The folder of this package's modules: src in the repository, dist in the published package. */
const modulesFolder = dirname(here)

/** The folder of this package. */
export const packageFolder = dirname(modulesFolder)

/** The path of a module of this package, without its extension: TypeScript here, JavaScript in the published package. */
export function modulePath(name: string, extension: '.ts' | '.tsx' = '.ts'): string {
  return join(modulesFolder, `${name}${extname(here) === '.ts' ? extension : '.js'}`)
}

/** The path of a file of this package that is not compiled. */
export function assetPath(name: string): string {
  return join(modulesFolder, name)
}

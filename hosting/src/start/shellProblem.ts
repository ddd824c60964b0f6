import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The reason why a folder cannot be served as the shell; undefined for a build. */
export function shellProblem(folder: string): string | undefined {
  if (existsSync(join(folder, 'index.html'))) return undefined
  return `${folder} has no build of the shell. Make one by "npm run build", or name its folder in PORTAL_SHELL.`
}

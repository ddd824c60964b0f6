import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { pathFromCommand } from './pathFromCommand.ts'
import type { BuiltWorkspace } from './publishSources.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..')

/** The path in an environment variable; undefined without one. */
export function pathIn(variable: string): string | undefined {
  const path = process.env[variable]
  return path ? pathFromCommand(path) : undefined
}

/** The folders of `npm start`. The content of `data` survives a restart. */
export const folders = {
  root,
  shell: pathIn('PORTAL_SHELL') ?? join(root, 'shell/dist'),
  data: pathIn('PORTAL_DATA') ?? join(root, '.data'),
}

/** Node's option for a child process that ends with this one: a URL, because Node decodes % and ends a path at # and ?. */
export const exitWithParent = ['--import', pathToFileURL(join(root, 'hosting/src/start/exitWithParent.mjs')).href]

/** The workspaces of remotes that were built. */
export function builtRemotes(): readonly BuiltWorkspace[] {
  return readdirSync(root)
    .filter((name) => existsSync(join(root, name, 'remote.json')))
    .map((name) => ({ name, workspace: join(root, name), dist: join(root, name, 'dist') }))
    .filter(({ dist }) => existsSync(join(dist, 'mf-manifest.json')))
}

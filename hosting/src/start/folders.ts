import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { BuiltWorkspace } from './publishSources.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..')

/** The folders of `npm start`. The content of `data` survives a restart. */
export const folders = {
  root,
  shell: process.env.PORTAL_SHELL ?? join(root, 'shell/dist'),
  // As the reference backend reads it: the folder in which npm was started, or the present one.
  data: resolve(process.env.INIT_CWD ?? '', process.env.PORTAL_DATA ?? join(root, '.data')),
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

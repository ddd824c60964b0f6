import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BuiltWorkspace } from './publishSources.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..')

/** The folders of `npm start`. The content of `data` survives a restart. */
export const folders = {
  root,
  shell: process.env.PORTAL_SHELL ?? join(root, 'shell/dist'),
  data: process.env.PORTAL_DATA ?? join(root, '.data'),
}

/** The workspaces of remotes that were built. */
export function builtRemotes(): readonly BuiltWorkspace[] {
  return readdirSync(root)
    .filter((name) => existsSync(join(root, name, 'remote.json')))
    .map((name) => ({ name, workspace: join(root, name), dist: join(root, name, 'dist') }))
    .filter(({ dist }) => existsSync(join(dist, 'mf-manifest.json')))
}

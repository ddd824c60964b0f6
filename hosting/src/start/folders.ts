import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..')

/** The folders of `npm start`. The content of `data` survives a restart. */
export const folders = {
  root,
  shell: process.env.PORTAL_SHELL ?? join(root, 'shell/dist'),
  data: process.env.PORTAL_DATA ?? join(root, '.data'),
}

/** The names of the workspaces that are remotes. */
export function remoteWorkspaces(): readonly string[] {
  return readdirSync(root).filter((name) => existsSync(join(root, name, 'remote.json')))
}

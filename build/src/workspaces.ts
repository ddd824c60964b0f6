import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../..')

/** The workspace of the shell; all other built workspaces are remotes. */
export const SHELL = 'shell'

/** The workspaces that contain a remote.json. */
export function listRemotes(): readonly string[] {
  return readdirSync(root)
    .filter((name) => existsSync(join(root, name, 'remote.json')))
    .toSorted()
}

/** The path of a workspace, or of a file in it. */
export function inWorkspace(workspace: string, ...path: readonly string[]): string {
  return join(root, workspace, ...path)
}

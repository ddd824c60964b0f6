import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's own folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../..')

/** The one workspace that is a page; all others that are built are remotes. */
export const SHELL = 'shell'

/** A workspace is a remote when it declares itself as one. */
export function remoteNames(): readonly string[] {
  return readdirSync(root)
    .filter((name) => existsSync(join(root, name, 'remote.json')))
    .toSorted()
}

/** The folder of a workspace, or of something in it. */
export function inWorkspace(workspace: string, ...path: readonly string[]): string {
  return join(root, workspace, ...path)
}

/** The version that a workspace's package.json says. */
export function versionOf(workspace: string): string {
  const { version } = JSON.parse(readFileSync(inWorkspace(workspace, 'package.json'), 'utf8')) as { version: string }
  return version
}

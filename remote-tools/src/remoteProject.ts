import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { isReleaseVersion, type RemoteDeclaration } from '@carrier-portal/contract/registry'
import { parseJsonFile, ReleaseRefusal } from '@carrier-portal/hosting/release'
import { checkFolder } from './checkFolder.ts'
import { readDeclaration } from './declaration/readDeclaration.ts'

/** The sources of one remote: a workspace of this repository or a repository of its own. */
export interface RemoteProject {
  readonly folder: string
  /** The remote's name in remote.json: 'mfe-order-history'. */
  readonly name: string
  /** The version in package.json. */
  readonly version: string
  readonly declaration: RemoteDeclaration
}

/** Reads the remote in a folder. Throws when it contains no remote, a file of it is invalid, or it cannot be compiled there. */
export function readProject(folder: string): RemoteProject {
  if (!existsSync(join(folder, 'remote.json')))
    throw new ReleaseRefusal(
      'usage',
      `${folder} contains no remote.json. Run the command in a remote's folder, or create one: npx @carrier-portal/remote-tools create mfe-night-shift`,
    )
  checkFolder(folder)
  const declaration = readDeclaration(folder)
  const file = join(folder, 'package.json')
  const manifest = parseJsonFile(file, readFileSync(file, 'utf8')) as { version?: unknown } | null
  const version = manifest?.version
  if (!isReleaseVersion(version))
    throw new Error(`${file} needs a "version" such as 1.4.0. Correct it and run the command again.`)
  return { folder, name: declaration.name, version, declaration }
}

/** The version of a package as a project resolves it. */
export function installedVersion(folder: string, packageName: string): string {
  const file = createRequire(join(folder, 'package.json')).resolve(`${packageName}/package.json`)
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}

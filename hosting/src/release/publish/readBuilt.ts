import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import {
  containerName,
  isFileName,
  isReleaseVersion,
  type RemoteDeclaration,
  readRemoteDeclaration,
} from '@carrier-portal/contract/registry'
import { ReleaseRefusal } from '../releaseRefusal.ts'
import { isErrno } from '../store/atomicWrite.ts'
import { parseJson } from '../store/jsonFiles.ts'
import { contentHash, integrityOf } from './integrity.ts'
import { parseJsonFile } from './parseJsonFile.ts'
import { type ManifestFiles, readManifest } from './readManifest.ts'
import { refuseLarge } from './versionLimits.ts'

/** A built remote: everything that a publication contains. */
export interface BuiltRemote extends Pick<ManifestFiles, 'entry' | 'preload'> {
  readonly declaration: RemoteDeclaration
  /** The version in package.json. */
  readonly version: string
  /** The content hash, which is part of the version's folder. */
  readonly hash: string
  readonly files: ReadonlyMap<string, Buffer>
  readonly integrity: Readonly<Record<string, string>>
}

/** Published with the files, so that a later promotion needs no workspace. */
export const DECLARATION_FILE = 'remote.json'

/** Files that are created again at the upload, or that no page loads. */
const EXCLUDED = /\.(br|gz|map|html)$|(^|\/)mf-stats\.json$|(^|\/)\./

/** Reads a workspace and its build; throws with the reason when it is not a remote that can be published. */
export async function readBuilt(workspace: string, dist: string): Promise<BuiltRemote> {
  const declaration = await readFrom(workspace, DECLARATION_FILE, 'A remote needs a remote.json.')
  const version = await versionOfPackage(workspace)
  const files = await readFiles(dist)
  return builtRemote(files.set(DECLARATION_FILE, declaration), version)
}

/** The version in the package.json of a workspace. Throws when it has none that can be published. */
export async function versionOfPackage(workspace: string): Promise<string> {
  const file = join(workspace, 'package.json')
  const text = await readFrom(workspace, 'package.json', 'A remote needs one.')
  const version = versionIn(parseJsonFile(file, text.toString('utf8')))
  if (version) return version
  throw new ReleaseRefusal('build', `${file} needs a "version" such as 1.4.0. Correct it and publish again.`)
}

/** Checks the files of a build; throws with the reason when they are not a remote of this version. */
export function builtRemote(files: ReadonlyMap<string, Buffer>, version: string): BuiltRemote {
  // The version becomes part of a path in the store.
  if (!isReleaseVersion(version))
    throw new ReleaseRefusal('build', `"${version}" is not a version. Write one such as 1.4.0.`)
  const reading = readRemoteDeclaration(parseJson(files.get(DECLARATION_FILE)?.toString('utf8')))
  if (reading.state === 'refused')
    throw new ReleaseRefusal('build', `remote.json: ${reading.problems.join('; ')}. Correct it and publish again.`)
  const excluded = [...files.keys()].filter((file) => EXCLUDED.test(file))
  if (excluded.length > 0)
    throw new ReleaseRefusal(
      'build',
      `A version cannot contain ${excluded.join(', ')}: pages, source maps, hidden files and compressed copies are not published. Leave them out and publish again.`,
    )
  refuseLarge(files)
  const manifest = readManifest(parseJson(files.get('mf-manifest.json')?.toString('utf8')))
  if (!manifest)
    throw new ReleaseRefusal('build', `The build has no manifest of a remote that exposes './remote'. Build it first.`)
  const { entry, preload, container, buildVersion } = manifest
  const { name } = reading.declaration
  if (container !== undefined && container !== containerName(name))
    throw new ReleaseRefusal('build', `The build is of the container ${container}, not of ${name}. Build it again.`)
  if (buildVersion !== undefined && buildVersion !== version)
    throw new ReleaseRefusal('build', `The build is of version ${buildVersion}, not of ${version}. Build it again.`)
  const missing = [entry, ...preload].filter((file) => !files.has(file))
  if (missing.length > 0)
    throw new ReleaseRefusal(
      'build',
      `The build lacks ${missing.join(', ')}, which its manifest names. Build it again.`,
    )
  const integrity = Object.fromEntries([...files].map(([file, content]) => [file, integrityOf(content)]))
  return { declaration: reading.declaration, version, hash: contentHash(integrity), files, integrity, entry, preload }
}

async function readFiles(dist: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true }).catch((cause: unknown) => {
    if (isErrno(cause, 'ENOENT')) throw new ReleaseRefusal('build', `${dist} does not exist. Build the remote first.`)
    throw cause
  })
  const files = new Map<string, Buffer>()
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    const name = relative(dist, path).split(sep).join('/')
    if (!entry.isFile() || EXCLUDED.test(name)) continue
    if (!isFileName(name))
      throw new ReleaseRefusal('build', `${name} in ${dist} is not a valid file name in a URL. Rename or delete it.`)
    files.set(name, await readFile(path))
  }
  return files
}

async function readFrom(folder: string, file: string, hint: string): Promise<Buffer> {
  return readFile(join(folder, file)).catch((cause: unknown) => {
    if (isErrno(cause, 'ENOENT')) throw new ReleaseRefusal('build', `${join(folder, file)} does not exist. ${hint}`)
    throw cause
  })
}

function versionIn(json: unknown): string | undefined {
  const version = typeof json === 'object' && json !== null && 'version' in json ? json.version : undefined
  return isReleaseVersion(version) ? version : undefined
}

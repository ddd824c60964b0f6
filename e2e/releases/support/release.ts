import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '@carrier-portal/build/tooling'
import { containerName } from '../../../contract/src/registry/patterns.ts'
import { promoteVersion } from '../../../hosting/src/release/changes/promoteVersion.ts'
import { publishInto } from '../../../hosting/src/release/publish/publishInto.ts'
import { readBuilt } from '../../../hosting/src/release/publish/readBuilt.ts'
import { runRelease } from '../../../hosting/src/release/runRelease.ts'
import { openStore } from '../../../hosting/src/release/store/releaseStore.ts'
import type { StoredRegistry } from '../../../hosting/src/release/store/storedRegistry.ts'
import { updateRemote } from '../../../hosting/src/release/store/updateRemote.ts'
import type { TestPortal } from '../../portal/startPortal.ts'
import { type ReleasedRemote, textOfVersion } from './remotes.ts'
import { readVersion, type VersionFiles, versionMarks, withTexts } from './versionFiles.ts'

interface Released {
  readonly code: number
  readonly output: Readonly<Record<string, unknown>>
}

/** The folder of the release store that a portal serves. */
export function storeOf(portal: TestPortal): string {
  return join(portal.folder, 'store')
}

/** The present registry document of the store. */
export async function registryOf(portal: TestPortal): Promise<StoredRegistry> {
  return JSON.parse(await readFile(join(storeOf(portal), 'registry.json'), 'utf8'))
}

/** Runs `npm run release -- …` on the portal's store. */
export function runReleaseCommand(portal: TestPortal, ...line: readonly string[]): Promise<Released> {
  const all = ['remote-tools/bin/carrier-portal.mjs', ...line, '--store', storeOf(portal), '--json']
  return new Promise((resolve, reject) => {
    execFile(process.execPath, all, { cwd: root }, (error, stdout, stderr) => {
      const code = error ? Number(error.code) : 0
      if (stdout.trim() === '') reject(new Error(`release ${line.join(' ')} wrote no output:\n${stderr}`))
      else resolve({ code, output: JSON.parse(stdout) })
    })
  })
}

/** Runs what `npm run release -- …` runs, without its process; rejects when it refuses. Returns its data. */
export async function releaseSuccessfully(portal: TestPortal, ...line: readonly string[]) {
  return (await runRelease([...line, '--store', storeOf(portal)])).data
}

interface NewVersion {
  /** The origin that serves the store, when it is not the portal's own. */
  readonly origin?: string
  readonly contract?: string
  /** The folder of the build; by default the remote's own. */
  readonly dist?: string
}

/** Publishes another version of a remote whose text differs: the built files with that change. */
export async function publishChangedBuild(
  portal: TestPortal,
  remote: ReleasedRemote,
  version: string,
  { origin, contract, dist = join(root, remote.name, 'dist') }: NewVersion = {},
) {
  const { version: built } = JSON.parse(await readFile(join(root, remote.name, 'package.json'), 'utf8'))
  const declaration = JSON.parse(await readFile(join(root, remote.name, 'remote.json'), 'utf8'))
  const files = withTexts(await readVersion(dist), {
    ...versionMarks(remote.name, built, version),
    [`"${remote.text}"`]: `"${textOfVersion(remote, version)}"`,
  })
  const declared = { ...declaration, ...(contract !== undefined && { contract }) }
  return publishFiles(portal, { declaration: declared, version, files, ...(origin !== undefined && { origin }) })
}

interface ChangedFiles {
  readonly declaration: { readonly name: string }
  readonly version: string
  readonly files: VersionFiles
  readonly origin?: string
}

/** Puts the files of a version into the store by the same steps as `release publish` after its build; no user gets it yet. */
export async function publishFiles(portal: TestPortal, { declaration, version, files, origin }: ChangedFiles) {
  const { name } = declaration
  const workspace = await mkdtemp(join(tmpdir(), 'release-'))
  const dist = join(workspace, 'dist')
  for (const [file, content] of files) await write(join(dist, file), content)
  // A publication refuses a build whose manifest names another version or the container of another remote.
  const manifest = JSON.parse(await readFile(join(dist, 'mf-manifest.json'), 'utf8'))
  manifest.metaData.buildInfo.buildVersion = version
  manifest.metaData.globalName = containerName(name)
  await write(join(dist, 'mf-manifest.json'), JSON.stringify(manifest))
  await write(join(workspace, 'package.json'), JSON.stringify({ name, version }))
  await write(join(workspace, 'remote.json'), JSON.stringify(declaration))
  const note = { who: 'ana', why: 'published unchecked: a story of the browser tests' }
  const built = await readBuilt(workspace, dist)
  return publishInto(openStore(storeOf(portal)), {
    built,
    note,
    ...(origin !== undefined && { origin }),
  })
}

/** Promotes a version that `release promote` refuses, as an older release tool would have done. */
export async function promoteUnchecked(portal: TestPortal, remote: ReleasedRemote, version: string) {
  const store = openStore(storeOf(portal))
  const before = await store.read()
  const present = before.remotes[remote.name]
  if (!present) throw new Error(`${remote.name} is not promoted`)
  const { route, navigation, opensOrders } = present
  const routing = { route, navigation, opensOrders }
  const note = { who: 'ana', why: 'an older release tool' }
  const at = new Date().toISOString()
  await updateRemote(store, { name: remote.name, note, before }, (registry) =>
    promoteVersion(registry, { name: remote.name, version, percent: 100, salt: 'unchecked', routing, at }),
  )
}

async function write(path: string, content: Buffer | string) {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}

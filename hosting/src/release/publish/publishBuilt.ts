import { randomBytes } from 'node:crypto'
import type { Change } from '../changes/change.ts'
import { promoteVersion } from '../changes/promoteVersion.ts'
import { publishVersion } from '../changes/publishVersion.ts'
import { promotedRemote, versionsOf } from '../changes/upsertRemote.ts'
import { openStore, type ReleaseStore } from '../store/releaseStore.ts'
import { concernsRemote, type Note } from '../store/revision.ts'
import type { StoredRegistry } from '../store/storedRegistry.ts'
import { type BuiltRemote, readBuilt } from './readBuilt.ts'
import { folderName, upload } from './upload.ts'

export interface PublishRequest {
  /** The folder of the store. */
  readonly store: string
  /** The folder of the remote's workspace. */
  readonly workspace: string
  /** What was built. */
  readonly dist: string
  /** Where the store is served, when that is another origin: 'https://cdn.example'. */
  readonly origin?: string
  readonly note?: Note
}

/** What is now in the store. */
export interface Published {
  readonly name: string
  readonly version: string
  readonly folder: string
  readonly files: number
  readonly registry: StoredRegistry
}

const STARTED: Note = { who: 'start', why: 'built from the sources of this folder' }

/**
 * Publishes a build and promotes it to all users; for a portal that is started from its sources.
 * The same build a second time changes nothing; a changed build of the same version becomes '<version>-dev.<hash>'.
 * What the release command decided since then (a rollback, a block) stays as it is.
 */
export async function publishBuilt({ promote, ...request }: PublishRequest & { promote: boolean }): Promise<Published> {
  const store = openStore(request.store)
  const built = await readBuilt(request.workspace, request.dist)
  const { name } = built.declaration
  const note = request.note ?? STARTED
  let registry = await store.read()
  const named = asDevelopmentVersion(registry, built)
  const folder = folderName(name, named.version, named.hash)
  const isNew = !versionsOf(registry, name)?.[named.version]
  if (isNew) registry = (await publishInto(store, registry, named, { ...request, note })).registry
  const isActive = promotedRemote(registry, name)?.active === named.version
  if (promote && !isActive && (isNew || (await lastReleasedBy(store, name)) === note.who)) {
    registry = await store.commit(registry, promoteToAll(registry, named), note)
  }
  return { name, version: named.version, folder, files: named.files.size, registry }
}

async function lastReleasedBy(store: ReleaseStore, name: string): Promise<string | undefined> {
  const revisions = await store.revisions()
  return revisions.findLast((revision) => concernsRemote(revision, name))?.who
}

/** Uploads a build and adds its version to the registry that was read before. */
export async function publishInto(
  store: ReleaseStore,
  registry: StoredRegistry,
  built: BuiltRemote,
  { origin = '', note }: { readonly origin?: string; readonly note: Note },
  now: () => Date = () => new Date(),
): Promise<Published> {
  const { declaration, version, hash, entry, preload, integrity } = built
  const folder = folderName(declaration.name, version, hash)
  const publishedAt = now().toISOString()
  const published = {
    base: `${origin}/${folder}/`,
    entry,
    preload,
    integrity,
    contract: declaration.contract,
    publishedAt,
  }
  const change = publishVersion(registry, declaration.name, version, { ...published, state: 'active' })
  if (change.state === 'changed') await upload(store.folder, folder, built)
  const after = await store.commit(registry, change, note)
  return { name: declaration.name, version, folder, files: built.files.size, registry: after }
}

function promoteToAll(registry: StoredRegistry, { declaration, version }: BuiltRemote): Change {
  const { name, route, navigation, opensOrders } = declaration
  const placement = { route, navigation, opensOrders }
  return promoteVersion(registry, { name, version, percent: 100, salt: newSalt(), routing: placement })
}

/** Draws who gets a new trial. */
export function newSalt(): string {
  return randomBytes(6).toString('hex')
}

function asDevelopmentVersion(registry: StoredRegistry, built: BuiltRemote): BuiltRemote {
  const { declaration, version, hash } = built
  const present = versionsOf(registry, declaration.name)?.[version]
  const isSame = !present || present.base.endsWith(`/${folderName(declaration.name, version, hash)}/`)
  return isSame ? built : { ...built, version: `${version}-dev.${hash}` }
}

import { registeredRemote } from '@carrier-portal/contract/registry'
import { promoteVersion } from '../changes/promoteVersion.ts'
import { publishedVersion } from '../store/publishedVersion.ts'
import { openStore } from '../store/releaseStore.ts'
import type { ChangeNote } from '../store/revision.ts'
import type { StoredRegistry } from '../store/storedRegistry.ts'
import { updateRemote } from '../store/updateRemote.ts'
import { publishInto } from './publishInto.ts'
import { type BuiltRemote, readBuilt } from './readBuilt.ts'
import { newTrialSalt } from './salt.ts'
import { folderName } from './upload.ts'

interface LocalBuild {
  /** The folder of the store. */
  readonly store: string
  /** The folder of the remote's workspace. */
  readonly workspace: string
  /** The folder of the build. */
  readonly dist: string
}

const NOTE: ChangeNote = { who: 'start', why: 'built from the sources of this folder' }

/**
 * Publishes a local build and makes it active for all users; for a portal that is started from its sources. The same
 * build a second time changes nothing; a changed build of the same version becomes '<version>-dev.<hash>'.
 */
export async function publishLocal(request: LocalBuild): Promise<{ version: string; registry: StoredRegistry }> {
  const store = openStore(request.store)
  const present = await store.complete()
  const built = asDevelopmentVersion(present, await readBuilt(request.workspace, request.dist))
  const { version, declaration } = built
  const { name, route, navigation, opensOrders } = declaration
  const isPublished = publishedVersion(present, name, version) !== undefined
  const published = isPublished ? present : (await publishInto(store, { built, note: NOTE })).registry
  if (registeredRemote(published, name)?.active === version) return { version, registry: published }
  const routing = { route, navigation, opensOrders }
  const at = new Date().toISOString()
  const { registry } = await updateRemote(store, { name, note: NOTE }, (before) =>
    promoteVersion(before, { name, version, percent: 100, salt: newTrialSalt(), routing, at }),
  )
  return { version, registry }
}

function asDevelopmentVersion(registry: StoredRegistry, built: BuiltRemote): BuiltRemote {
  const { declaration, version, hash } = built
  const present = publishedVersion(registry, declaration.name, version)
  const isSame = !present || present.base.endsWith(`/${folderName(declaration.name, version, hash)}/`)
  return isSame ? built : { ...built, version: `${version}-dev.${hash}` }
}

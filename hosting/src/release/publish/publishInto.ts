import { isOrigin } from '@carrier-portal/contract/routes'
import { refuse } from '../changes/change.ts'
import { publishVersion } from '../changes/publishVersion.ts'
import { routingProblem } from '../changes/routingProblem.ts'
import { ReleaseRefusal } from '../releaseRefusal.ts'
import { refuseUnwritable } from '../store/refuseUnwritable.ts'
import type { ReleaseStore } from '../store/releaseStore.ts'
import { nextTime } from '../store/storedRegistry.ts'
import { updateRemote } from '../store/updateRemote.ts'
import type { Publication, Published } from '../target/releaseTarget.ts'
import { folderName, upload } from './upload.ts'

/** Writes a build into the store and adds its version to the registry. `now` is the clock for the publication time. */
export async function publishInto(
  store: ReleaseStore,
  { built, origin = '', provenance, note, ifRevision, isServing }: Publication,
  now: () => Date = () => new Date(),
): Promise<Published> {
  if (origin) refuseNonOrigin(origin)
  const { declaration, version, hash, entry, preload, integrity } = built
  const { name, contract } = declaration
  const folder = folderName(name, version, hash)
  const base = `${origin}/${folder}/`
  const { registry } = await updateRemote(store, { name, note, ifRevision }, async (before) => {
    // Its promotion would be refused, and the version's number would be used up.
    const problem = routingProblem(before, name, declaration)
    if (problem !== undefined) return refuse(problem)
    const publishedAt = nextTime(before, now())
    const files = { base, entry, preload, integrity, contract, state: 'active' as const, publishedAt }
    const change = publishVersion(before, name, version, files, provenance)
    if (change.state === 'changed') await refuseUnwritable(upload(store.folder, folder, built, isServing))
    return change
  })
  return { folder, registry }
}

/** Throws for any other text than an origin: a path would make the base look like one of the portal's own, and promotion would not check it. */
export function refuseNonOrigin(text: string): void {
  if (!isOrigin(text))
    throw new ReleaseRefusal('usage', `"${text}" is not an origin. Write it as https://cdn.example, without a path.`)
}

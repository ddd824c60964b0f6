import { isDeepStrictEqual } from 'node:util'
import { listChanges } from './listChanges.ts'
import type { ReleaseStore } from './releaseStore.ts'
import { emptyRegistry } from './storedRegistry.ts'
import { type FileFault, verifyVersion } from './verifyVersion.ts'

/** The result of a verification. */
interface Verification {
  readonly versions: number
  readonly files: number
  readonly faults: readonly FileFault[]
}

/** Compares every file of every version with its integrity, and the registry with the last recorded change. */
export async function verifyStore(store: ReleaseStore): Promise<Verification> {
  // All revisions are read, because the reading finds a damaged one. Releases go on during these seconds, so the newest one is
  // read again after them, together with registry.json.
  await listChanges(store)
  const { value: newest } = await store.latestFirst().next()
  const recorded = newest?.registry
  const present = await store.readFile()
  const registry = present ?? recorded ?? emptyRegistry
  const faults: FileFault[] = []
  let [versions, files] = [0, 0]
  if (!present || (recorded && !isDeepStrictEqual(recorded, present)))
    faults.push({ file: 'registry.json', fault: 'registry changed' })
  for (const remote of [...Object.values(registry.remotes), ...Object.values(registry.waiting)]) {
    for (const version of Object.values(remote.versions)) {
      versions += 1
      files += Object.keys(version.integrity).length
      faults.push(...(await verifyVersion(store.folder, version)))
    }
  }
  return { versions, files, faults }
}

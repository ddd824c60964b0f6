import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { RegistryChange } from '../changes/change.ts'
import { ReleaseRefusal } from '../releaseRefusal.ts'
import { prepareFile, replaceFile } from './atomicWrite.ts'
import { parseJson, printJson, readIfPresent } from './jsonFiles.ts'
import { refuseUnwritable } from './refuseUnwritable.ts'
import type { ChangeNote, Revision } from './revision.ts'
import { revisionFiles } from './revisionFiles.ts'
import { emptyRegistry, nextTime, readStoredRegistry, type StoredRegistry } from './storedRegistry.ts'

/**
 * A folder that any static host can serve: `registry.json`, `r/<remote>/<version>-<hash>/`, and the history in
 * `revisions/<number>.json`. Creating the next revision's file is the commit, because only one writer can create it;
 * registry.json is written after it. So two releases never overwrite each other (docs/decisions/010).
 */
export interface ReleaseStore {
  readonly folder: string
  /** The registry of the newest revision. Throws when registry.json is damaged. */
  read(): Promise<StoredRegistry>
  /** The registry in registry.json, which follows the newest revision after a moment; undefined when it is damaged. */
  readFile(): Promise<StoredRegistry | undefined>
  /**
   * The registry of the newest revision, which is also written to registry.json when a command was killed before it did so.
   * For every command that may end without a commit, because only a commit writes registry.json otherwise.
   */
  complete(): Promise<StoredRegistry>
  /** Commits a change of the registry that was read before; refused when another change came first. */
  commit(before: StoredRegistry, change: RegistryChange, note: ChangeNote): Promise<StoredRegistry>
  /** Writes registry.json from a revision; for repair. */
  restore(registry: StoredRegistry): Promise<void>
  /** All changes, the latest first, each read when it is requested. Throws at a file that cannot be read. */
  latestFirst(): AsyncGenerator<Revision, undefined>
}

/** Opens a store; an empty or missing folder is an empty store. `now` is the clock for the time of a change. */
export function openStore(path: string, now: () => Date = () => new Date()): ReleaseStore {
  const folder = resolve(path)
  const registryFile = join(folder, 'registry.json')
  const revisionsFolder = join(folder, 'revisions')
  const revisions = revisionFiles(revisionsFolder)

  async function read(): Promise<StoredRegistry> {
    return newest(await readRegistryFile())
  }

  /** A slower writer may replace registry.json by an older one for a moment; the files of the revisions decide. */
  async function newest(registry: StoredRegistry): Promise<StoredRegistry> {
    const newer = await revisions.readIfPresent(registry.revision + 1)
    return newer ? newest(newer.registry) : registry
  }

  async function complete(): Promise<StoredRegistry> {
    const present = await readRegistryFile()
    const registry = await newest(present)
    if (registry.revision !== present.revision) await writeNewest(registry)
    return registry
  }

  async function inspectRegistryFile(): Promise<ReturnType<typeof readStoredRegistry>> {
    const text = await readIfPresent(registryFile)
    return text === undefined ? { registry: emptyRegistry, problems: [] } : readStoredRegistry(parseJson(text))
  }

  async function readRegistryFile(): Promise<StoredRegistry> {
    const { registry, problems } = await inspectRegistryFile()
    if (registry && problems.length === 0) return registry
    throw new ReleaseRefusal(
      'damaged',
      `${registryFile} is damaged: ${problems.join('; ')}. Next: run "release repair" on the host`,
    )
  }

  async function commit(before: StoredRegistry, change: RegistryChange, note: ChangeNote): Promise<StoredRegistry> {
    if (change.state === 'refused') throw new ReleaseRefusal(change.kind, change.why)
    const at = nextTime(before, now())
    const registry = { ...before, ...change.contents, revision: before.revision + 1, updatedAt: at }
    const revision: Revision = { revision: registry.revision, at, ...note, what: change.what, registry }
    const { problems } = readStoredRegistry(registry)
    if (problems.length > 0)
      throw new ReleaseRefusal(
        'refused',
        `The registry would be invalid: ${problems.join('; ')}. Correct remote.json and publish a new version.`,
      )
    await mkdir(revisionsFolder, { recursive: true })
    const present = await read()
    if (present.revision !== before.revision) throw await conflict(before.revision)
    // Written before the commit: on a full disk, no change is committed that registry.json does not get.
    const prepared = await prepareFile(registryFile, printJson(registry))
    const isFirst = await revisions.create(revision).catch(async (cause) => {
      await prepared.discard()
      throw cause
    })
    if (!isFirst) {
      await prepared.discard()
      throw await conflict(before.revision)
    }
    await refuseUnwritable(
      prepared.replace().then(() => writeNewer(registry)),
      {
        effect: `Revision ${registry.revision} is recorded, but registry.json, which pages load, could not be replaced.`,
        // The command a second time would be another change: a second rollback goes one version further back.
        next: 'run "release repair" on the host',
      },
    )
    return registry
  }

  /** Writes a registry and those of the revisions after it: the last writer leaves the newest one. */
  async function writeNewest(registry: StoredRegistry): Promise<void> {
    await replaceFile(registryFile, printJson(registry))
    await writeNewer(registry)
  }

  async function writeNewer({ revision }: StoredRegistry): Promise<void> {
    const newer = await revisions.readIfPresent(revision + 1)
    if (newer) await writeNewest(newer.registry)
  }

  /** The error of the slower writer. If the faster one was killed before it wrote registry.json, writes it. */
  async function conflict(from: number): Promise<ReleaseRefusal> {
    const other = await revisions.readIfPresent(from + 1)
    if (other) await writeNewest(other.registry)
    const who = other ? ` (${other.who}: ${other.what})` : ''
    return new ReleaseRefusal(
      'conflict',
      `The registry changed after revision ${from}${who}. Nothing was changed; check "release list" and try again.`,
    )
  }

  return {
    folder,
    read,
    async readFile() {
      const { registry, problems } = await inspectRegistryFile()
      return problems.length > 0 ? undefined : registry
    },
    complete: () => refuseUnwritable(complete()),
    commit: (before, change, note) => refuseUnwritable(commit(before, change, note)),
    restore: (registry) => refuseUnwritable(writeNewest(registry)),
    latestFirst: revisions.latestFirst,
  }
}

import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Change } from '../changes/change.ts'
import { ReleaseRefusal } from '../releaseRefusal.ts'
import type { Note, Revision } from './revision.ts'
import { emptyRegistry, readStoredRegistry, type StoredRegistry } from './storedRegistry.ts'
import { createFile, isErrno, replaceFile } from './writeWhole.ts'

/**
 * A folder that any static host can serve: `registry.json`, `r/<remote>/<version>-<hash>/` and, for us,
 * `revisions/<number>.json`. Whoever creates the next revision's file first has made the change; registry.json
 * follows it. So two releases can never overwrite each other, and none is forgotten (decision 010).
 */
export interface ReleaseStore {
  readonly folder: string
  /** The registry as it stands. Throws when it cannot be trusted. */
  read(): Promise<StoredRegistry>
  /** Makes a change of the registry that was read before; refused when another one came first. */
  commit(before: StoredRegistry, change: Change, note: Note): Promise<StoredRegistry>
  /** All changes, the first one first. */
  revisions(): Promise<readonly Revision[]>
}

/** Opens a store; an empty or missing folder is a store with nothing in it. `now` gives the time of a change. */
export function openStore(path: string, now: () => Date = () => new Date()): ReleaseStore {
  const folder = resolve(path)
  const registryFile = join(folder, 'registry.json')
  const revisionsFolder = join(folder, 'revisions')
  const revisionFile = (revision: number) => join(revisionsFolder, `${String(revision).padStart(6, '0')}.json`)

  async function read(): Promise<StoredRegistry> {
    const text = await readIfThere(registryFile)
    if (text === undefined) return emptyRegistry
    const { registry, problems } = readStoredRegistry(parse(text))
    if (!registry || problems.length > 0)
      throw new ReleaseRefusal('damaged', `${registryFile} cannot be trusted: ${problems.join('; ')}`)
    return registry
  }

  async function commit(before: StoredRegistry, change: Change, note: Note): Promise<StoredRegistry> {
    if (change.state === 'refused') throw new ReleaseRefusal('refused', change.why)
    const at = now().toISOString()
    const registry = { ...before, ...change.contents, revision: before.revision + 1, updatedAt: at }
    const revision: Revision = { revision: registry.revision, at, ...note, what: change.what, registry }
    const { problems } = readStoredRegistry(registry)
    if (problems.length > 0) throw new ReleaseRefusal('refused', `No page could use that: ${problems.join('; ')}.`)
    await mkdir(revisionsFolder, { recursive: true })
    const present = await read()
    const isFirst =
      present.revision === before.revision && (await createFile(revisionFile(revision.revision), print(revision)))
    if (!isFirst) throw await conflict(before.revision)
    await settle(registry)
    return registry
  }

  /** Writes the newest revision: who writes last looks for a newer one after it, so the newest is what stays. */
  async function settle(from: StoredRegistry): Promise<void> {
    for (let newest: StoredRegistry | undefined = from; newest; ) {
      await replaceFile(registryFile, print(newest))
      newest = (await revisionIfThere(newest.revision + 1))?.registry
    }
  }

  /** Says who was faster. A release that was killed before registry.json followed is finished here. */
  async function conflict(from: number): Promise<ReleaseRefusal> {
    const other = await revisionIfThere(from + 1)
    if (other) await settle(other.registry)
    const who = other ? ` (${other.who}: ${other.what})` : ''
    return new ReleaseRefusal(
      'conflict',
      `The registry has moved on from revision ${from}${who}. Nothing was changed; look at "release list" and try again.`,
    )
  }

  async function revisionIfThere(revision: number): Promise<Revision | undefined> {
    const text = await readIfThere(revisionFile(revision))
    return text === undefined ? undefined : asRevision(parse(text))
  }

  async function revisions(): Promise<readonly Revision[]> {
    const files = (await listIfThere(revisionsFolder)).filter((file) => /^\d+\.json$/.test(file)).toSorted()
    const texts = await Promise.all(files.map((file) => readFile(join(revisionsFolder, file), 'utf8')))
    return texts.map((text, at) => {
      const revision = asRevision(parse(text))
      if (!revision) throw new ReleaseRefusal('damaged', `revisions/${files[at]} cannot be read.`)
      return revision
    })
  }

  return { folder, read, commit, revisions }
}

function asRevision(json: unknown): Revision | undefined {
  if (typeof json !== 'object' || json === null) return undefined
  const { revision, at, who, why, what, registry } = json as Partial<Record<keyof Revision, unknown>>
  const read = readStoredRegistry(registry).registry
  const isWhole =
    typeof who === 'string' && typeof why === 'string' && typeof what === 'string' && typeof at === 'string'
  return read && isWhole && revision === read.revision
    ? { revision: read.revision, at, who, why, what, registry: read }
    : undefined
}

function print(value: Revision | StoredRegistry): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (cause) {
    if (isErrno(cause, 'ENOENT')) return undefined
    throw cause
  }
}

async function listIfThere(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder)
  } catch (cause) {
    if (isErrno(cause, 'ENOENT')) return []
    throw cause
  }
}

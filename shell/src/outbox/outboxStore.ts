import { createStore, type OutboxEntry, type StopReason, type Store, type UnsentSave } from '@carrier-portal/contract'
import { timeAfter } from '../drafts/draftRules.ts'
import type { Vault } from '../drafts/vault.ts'
import { isOutboxEntry } from './outboxRules.ts'

/** The unsent saves of the signed-in user, in the encrypted storage of the device. */
export interface OutboxStore {
  /** Oldest first; empty while the vault is locked. */
  readonly entries: Store<readonly OutboxEntry[]>
  /** Finds the order's entry of that job, once the vault is open and read after a sign-in or an opening of the page. */
  find(job: string, workOrderNumber: string): Promise<OutboxEntry | undefined>
  /** Reads the entries again: another tab may have added or sent some. */
  reload(): Promise<void>
  /** Reads the order's entry of that job again for its form, whose save may then replace it. */
  take(job: string, workOrderNumber: string): Promise<OutboxEntry | undefined>
  /**
   * Replaces the order's entry of the same job. Resolves with false where it could not be written, and where no form of this
   * page took that entry: another window has kept it.
   */
  add(save: UnsentSave): Promise<boolean>
  /** Never rejects: an entry that the server refused is not sent again, also where that cannot be written. */
  stop(id: string, reason: StopReason): Promise<void>
  /** A stopped entry waits again. Any other entry stays as it is: another tab may have sent it meanwhile. */
  resume(id: string): Promise<void>
  /** Runs a task while the entry is shown as being sent. Not written: after a crash the entry waits again. */
  whileSending<T>(id: string, task: () => Promise<T>): Promise<T>
  remove(id: string): Promise<void>
}

interface OutboxStoreSettings {
  readonly vault: Vault
  now(): number
  /** Notifies the other tabs of a change. */
  onWritten(): void
}

/** Creates the store; it is empty until the first `reload`. */
export function createOutboxStore({ vault, now, onWritten }: OutboxStoreSettings): OutboxStore {
  const entries = createStore<readonly OutboxEntry[]>([])
  const sending = new Set<string>()
  const taken = new Set<string>()
  /** Stopped entries that the device has as waiting, because its disk is full. The next page sends them again. */
  const unwritten = new Map<string, OutboxEntry>()
  /** A newer save has the id of the entry that it replaces. */
  const saveOf = ({ id, savedAt }: OutboxEntry) => `${id} ${savedAt}`
  let stored: readonly OutboxEntry[] = []
  let turn: Promise<unknown> = Promise.resolve()

  /**
   * Runs a reading or a change of the device after those before it have ended. A reading that overlaps an `add` would hide
   * the new entry, and a change that overlaps a `remove` would write the entry again. A task must not wait for another turn.
   */
  function inTurn<T>(task: () => Promise<T>): Promise<T> {
    const result = turn.then(task)
    turn = result.catch(() => undefined)
    return result
  }

  /** The first reading of an opened vault takes its turn before the vault has ended to unlock. */
  async function whenOpen<T>(task: () => Promise<T>): Promise<T> {
    await vault.unlocking()
    return inTurn(task)
  }

  function show(next: readonly OutboxEntry[]) {
    stored = next.map((entry) => unwritten.get(saveOf(entry)) ?? entry).toSorted((a, b) => a.savedAt - b.savedAt)
    entries.set(stored.map((entry) => (sending.has(entry.id) ? { ...entry, state: 'sending' } : entry)))
  }

  async function write(entry: OutboxEntry) {
    await vault.write('save', { id: entry.id, savedAt: entry.savedAt, value: entry })
    unwritten.delete(saveOf(entry))
    show([...stored.filter(({ id }) => id !== entry.id), entry])
    onWritten()
  }

  function find(job: string, workOrderNumber: string) {
    return stored.find((entry) => entry.job === job && entry.workOrderNumber === workOrderNumber)
  }

  async function stop(id: string, reason: StopReason) {
    const entry = stored.find((one) => one.id === id)
    if (!entry) return
    const stopped: OutboxEntry = { ...entry, state: 'stopped', stopped: reason }
    await write(stopped).catch(() => {
      unwritten.set(saveOf(entry), stopped)
      show(stored)
    })
  }

  async function resume(id: string) {
    const entry = stored.find((one) => one.id === id)
    if (entry?.state !== 'stopped') return
    if (unwritten.delete(saveOf(entry))) return reload()
    const { stopped: _, ...rest } = entry
    await write({ ...rest, state: 'waiting' })
  }

  async function reload() {
    // After a failed read the known entries stay: without them "Log Out" would not name what it deletes.
    const records = vault.isOpen.get() ? await vault.read('save').catch(() => undefined) : []
    if (records) show(records.flatMap(({ value }) => (isOutboxEntry(value) ? [value] : [])))
  }

  async function take(job: string, workOrderNumber: string) {
    await reload()
    const entry = find(job, workOrderNumber)
    if (entry) taken.add(entry.id)
    return entry
  }

  async function add(save: UnsentSave) {
    if (!vault.isOpen.get()) return false
    const id = find(save.job, save.workOrderNumber)?.id
    if (id && !taken.has(id)) return false
    const savedAt = timeAfter(stored.at(-1)?.savedAt, now())
    return write({ ...structuredClone(save), id: id ?? crypto.randomUUID(), savedAt, state: 'waiting' }).then(
      () => true,
      () => false,
    )
  }

  async function remove(id: string) {
    await vault.remove(id)
    show(stored.filter((entry) => entry.id !== id))
    onWritten()
  }

  return {
    entries,
    find: (job, workOrderNumber) => whenOpen(async () => find(job, workOrderNumber)),
    reload: () => inTurn(reload),
    take: (job, workOrderNumber) => inTurn(() => take(job, workOrderNumber)),
    add: (save) => whenOpen(() => add(save)),
    stop: (id, reason) => inTurn(() => stop(id, reason)),
    resume: (id) => inTurn(() => resume(id)),
    async whileSending(id, task) {
      sending.add(id)
      show(stored)
      try {
        return await task()
      } finally {
        sending.delete(id)
        show(stored)
      }
    },
    remove: (id) => inTurn(() => remove(id)),
  }
}

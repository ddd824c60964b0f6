import { createStore, type OutboxEntry, type StopReason, type Store, type UnsentSave } from '@carrier-portal/contract'
import type { Vault } from '../drafts/vault.ts'
import { isOutboxEntry } from './outboxRules.ts'

/** The unsent saves of the signed-in user, in the encrypted storage of the device. */
export interface OutboxStore {
  /** Oldest first; empty while the vault is locked. */
  readonly entries: Store<readonly OutboxEntry[]>
  find(job: string, workOrderNumber: string): OutboxEntry | undefined
  /** Reads the entries again: another tab may have added or sent some. */
  reload(): Promise<void>
  /** Replaces the order's entry of the same job. Resolves with false where it could not be written. */
  add(save: UnsentSave): Promise<boolean>
  stop(id: string, reason: StopReason): Promise<void>
  /** A stopped entry waits again. */
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
  let stored: readonly OutboxEntry[] = []

  function show(next: readonly OutboxEntry[]) {
    stored = next.toSorted((a, b) => a.savedAt - b.savedAt)
    entries.set(stored.map((entry) => (sending.has(entry.id) ? { ...entry, state: 'sending' } : entry)))
  }

  async function write(entry: OutboxEntry) {
    await vault.write('save', { id: entry.id, savedAt: entry.savedAt, value: entry })
    show([...stored.filter(({ id }) => id !== entry.id), entry])
    onWritten()
  }

  function find(job: string, workOrderNumber: string) {
    return stored.find((entry) => entry.job === job && entry.workOrderNumber === workOrderNumber)
  }

  async function change(id: string, changed: Pick<OutboxEntry, 'state' | 'stopped'>) {
    const entry = stored.find((one) => one.id === id)
    if (!entry) return
    const { stopped: _, ...rest } = entry
    await write({ ...rest, ...changed })
  }

  return {
    entries,
    find,
    async reload() {
      // After a failed read the known entries stay: without them "Log Out" would not name what it deletes.
      const records = vault.isOpen.get() ? await vault.read('save').catch(() => undefined) : []
      if (records) show(records.flatMap(({ value }) => (isOutboxEntry(value) ? [value] : [])))
    },
    async add(save) {
      await vault.unlocking()
      if (!vault.isOpen.get()) return false
      const id = find(save.job, save.workOrderNumber)?.id ?? crypto.randomUUID()
      // Later than every other entry, also within a millisecond and after the clock was set back.
      const savedAt = Math.max(now(), (stored.at(-1)?.savedAt ?? 0) + 1)
      return write({ ...structuredClone(save), id, savedAt, state: 'waiting' }).then(
        () => true,
        () => false,
      )
    },
    stop: (id, reason) => change(id, { state: 'stopped', stopped: reason }),
    resume: (id) => change(id, { state: 'waiting' }),
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
    async remove(id) {
      await vault.remove(id)
      show(stored.filter((entry) => entry.id !== id))
      onWritten()
    },
  }
}

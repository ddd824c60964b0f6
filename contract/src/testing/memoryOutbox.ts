import type { Outbox, OutboxEntry } from '../host/outbox.ts'
import { createStore } from '../host/store.ts'

/** An outbox in memory that sends nothing by itself, for tests of a remote's jobs and forms. */
interface MemoryOutbox extends Outbox {
  /** The only entry; throws where there is none or more than one. */
  only(): OutboxEntry
  /** Removes the only entry after `run`, as a page that sends it; a form that opens meanwhile waits for that. */
  send(run: () => Promise<unknown>): Promise<void>
  /** The job names of the entries whose form is open. */
  readonly held: readonly string[]
}

/** Creates the outbox; with `isFull` it cannot keep any entry. */
export function createMemoryOutbox({ isFull = false } = {}): MemoryOutbox {
  const entries = createStore<readonly OutboxEntry[]>([])
  const held: string[] = []
  const taken = new Set<string>()
  let lastId = 0
  let sending = Promise.resolve()

  const find = (job: string, workOrderNumber: string) =>
    entries.get().find((entry) => entry.job === job && entry.workOrderNumber === workOrderNumber)

  const remove = (removed: OutboxEntry) => entries.set(entries.get().filter(({ id }) => id !== removed.id))

  function only() {
    const [entry, ...more] = entries.get()
    if (!entry || more.length > 0) throw new Error(`The outbox has ${entries.get().length} entries.`)
    return entry
  }

  return {
    entries,
    held,
    only,
    async add(save) {
      const replaced = find(save.job, save.workOrderNumber)
      if (isFull || (replaced && !taken.has(replaced.id))) return false
      lastId += 1
      const id = replaced?.id ?? String(lastId)
      const others = entries.get().filter((entry) => entry !== replaced)
      entries.set([...others, { ...structuredClone(save), id, savedAt: Date.now(), state: 'waiting' }])
      return true
    },
    async hold(job, workOrderNumber) {
      // Like a storage, it resolves after the form was rendered.
      await new Promise((done) => setTimeout(done))
      await sending
      const entry = find(job, workOrderNumber)
      if (!entry) return undefined
      held.push(job)
      taken.add(entry.id)
      return {
        entry,
        remove: async () => remove(entry),
        release: () => void held.splice(held.indexOf(job), 1),
      }
    },
    send(run) {
      const entry = only()
      sending = run().then(() => remove(entry))
      return sending
    },
  }
}

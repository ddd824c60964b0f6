import type { Job, OutboxEntry, PortalHost } from '@carrier-portal/contract'
import type { OrderLocks } from './orderLocks.ts'
import { ordersToSend, pauseAfter, stopReasonOf } from './outboxRules.ts'
import type { OutboxStore } from './outboxStore.ts'

export interface OutboxRunner {
  /** Tries every waiting entry once; the pauses start again with the shortest. Never rejects. */
  run(): Promise<void>
  /** Tries again after the present pause. */
  schedule(): void
}

export interface RunnerSettings {
  readonly store: OutboxStore
  readonly locks: OrderLocks
  readonly timer: { setTimeout(run: () => void, ms: number): number; clearTimeout(id: number | undefined): void }
  /** Loads the active version of a remote and returns its job; undefined where it cannot be loaded or has none. */
  findJob(remote: string, job: string): Promise<Job | undefined>
  /** The host for the next entry, whose calls are made as the entries' user or fail; undefined while signed out. */
  host(): PortalHost | undefined
  report(event: string, fields: Readonly<Record<string, string>>): void
}

/** Sends the entries of the outbox one after the other, again and again with growing pauses while some wait. */
export function createOutboxRunner({ store, locks, timer, findJob, host, report }: RunnerSettings): OutboxRunner {
  let failures = 0
  let next: number | undefined
  let running: Promise<void> | undefined

  function schedule() {
    timer.clearTimeout(next)
    const isWaiting = ordersToSend(store.entries.get()).length > 0 && host() !== undefined
    next = isWaiting ? timer.setTimeout(() => void attempt(), pauseAfter(failures)) : undefined
  }

  function attempt(): Promise<void> {
    running ??= sendAll()
      .catch(() => undefined)
      .finally(() => {
        running = undefined
        schedule()
      })
    return running
  }

  async function sendAll() {
    failures += 1
    await store.reload()
    const orders = ordersToSend(store.entries.get())
    let tried = 0
    for (const order of orders) {
      const isReachable = await locks.ifFree(order, () => sendOrder(order))
      if (isReachable === false) return
      if (isReachable) tried += 1
    }
    if (tried === orders.length) failures = 0
  }

  /** Reads the entries again under the lock: another tab may have sent them. Returns false without a connection. */
  async function sendOrder(order: string): Promise<boolean> {
    await store.reload()
    const entries = store.entries.get()
    if (!ordersToSend(entries).includes(order)) return true
    for (const entry of entries.filter(({ workOrderNumber }) => workOrderNumber === order)) {
      const outcome = await store.whileSending(entry.id, () => send(entry))
      if (outcome === 'sent') await store.remove(entry.id)
      else return outcome === 'stopped'
    }
    return true
  }

  async function send(entry: OutboxEntry): Promise<'sent' | 'stopped' | 'waiting'> {
    const attemptHost = host()
    const job = attemptHost && (await findJob(entry.remote, entry.job))
    if (!job || job.schema < entry.schema) return 'waiting'
    const reason = await job
      .run(entry, attemptHost)
      .then((result) => (result === 'sent' ? result : 'conflict'), stopReasonOf)
    if (reason === undefined) return 'waiting'
    report(reason === 'sent' ? 'outbox.sent' : 'outbox.stopped', { job: entry.job, reason })
    if (reason === 'sent') return 'sent'
    await store.stop(entry.id, reason)
    return 'stopped'
  }

  return {
    async run() {
      failures = 0
      await running
      await attempt()
    },
    schedule,
  }
}

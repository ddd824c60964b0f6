import { type Job, type OutboxEntry, type PortalHost, pauseAfter, type Telemetry } from '@carrier-portal/contract'
import type { OrderLocks } from './orderLocks.ts'
import { failedAttempt, ordersToSend, type UnsentOutcome } from './outboxRules.ts'
import type { OutboxStore } from './outboxStore.ts'

/** After this time the saves of other orders no longer wait for one whose sending does not end. */
export const PATIENCE_MS = 60_000

interface OutboxRunner {
  /** Tries every waiting entry once; the pauses start again with the shortest. Never rejects. */
  run(): Promise<void>
  /** Tries again after the present pause. */
  schedule(): void
  /** Deletes an entry. Rejects while a save of its order is being sent or edited, also in another tab. */
  discard(id: string): Promise<void>
}

/** What the runner sends with, and what it reports to. */
export interface RunnerSettings {
  readonly store: OutboxStore
  readonly locks: OrderLocks
  readonly timer: { setTimeout(run: () => void, ms: number): number; clearTimeout(id: number | undefined): void }
  /** Loads the active version of a remote and returns its jobs; undefined where it cannot be loaded. */
  findJobs(remote: string): Promise<Readonly<Record<string, Job>> | undefined>
  /** The host for the next entry, whose calls are made as the entries' user or fail; undefined while signed out. */
  host(): PortalHost | undefined
  /** Checks after a 403 whether the user must, or may have to, accept the licence again before the server takes any save. */
  needsLicence(): Promise<boolean>
  readonly report: Telemetry['report']
  /** Called when a save waits for a decision of the user. */
  onStopped(workOrderNumber: string): void
}

/** Sends the entries of the outbox one after the other, again and again with growing pauses while some wait. */
export function createOutboxRunner(settings: RunnerSettings): OutboxRunner {
  const { store, locks, timer, findJobs, host, needsLicence, report, onStopped } = settings
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
    let waiting = 0
    for (const order of ordersToSend(store.entries.get())) {
      // Where the device takes no change of this order, the next one is sent.
      const outcome = await withinPatience(locks.ifFree(order, () => sendOrder(order))).catch(() => 'later' as const)
      if (outcome === 'unreachable') return
      if (outcome !== 'done') waiting += 1
    }
    if (waiting === 0) failures = 0
  }

  /** The attempt goes on and keeps the lock of its order, so that no other attempt and no other tab sends the order meanwhile. */
  function withinPatience<T>(attempt: Promise<T>): Promise<T | 'later'> {
    return new Promise((resolve, reject) => {
      const end = timer.setTimeout(() => resolve('later'), PATIENCE_MS)
      attempt.then(resolve, reject).finally(() => timer.clearTimeout(end))
    })
  }

  /** Reads the entries again under the lock: another tab may have sent them. `done` where none is left to send. */
  async function sendOrder(order: string): Promise<'done' | 'later' | 'unreachable'> {
    await store.reload()
    const entries = store.entries.get()
    if (!ordersToSend(entries).includes(order)) return 'done'
    for (const entry of entries.filter(({ workOrderNumber }) => workOrderNumber === order)) {
      const outcome = await store.whileSending(entry.id, () => send(entry))
      if (outcome === 'later' || outcome === 'unreachable') return outcome
      report(outcome === 'sent' ? 'outbox.sent' : 'outbox.stopped', {
        remote: entry.remote,
        job: entry.job,
        reason: outcome,
      })
      if (outcome !== 'sent') {
        await store.stop(entry.id, outcome)
        // The lists and the copies of this page have the order as it was before someone else changed or withdrew it.
        if (outcome === 'conflict' || outcome === 'unavailable')
          host()?.orders.announce({ workOrderNumber: order, kind: 'updated' })
        onStopped(order)
        return 'done'
      }
      await store.remove(entry.id)
    }
    return 'done'
  }

  async function send(entry: OutboxEntry): Promise<'sent' | Exclude<UnsentOutcome, 'forbidden'>> {
    const attemptHost = host()
    const jobs = attemptHost && (await findJobs(entry.remote))
    if (!jobs) return 'unreachable'
    const job = jobs[entry.job]
    // A rolled-back remote cannot read newer entries: they wait until the newer version is active again.
    if (!job || job.schema < entry.schema) return 'later'
    try {
      const result: unknown = await job.run(entry, attemptHost)
      if (result === 'sent' || result === 'conflict') return result
      throw new TypeError(`The job ${entry.job} of ${entry.remote} resolved with neither 'sent' nor 'conflict'.`)
    } catch (cause) {
      const outcome = failedAttempt(cause)
      // An error of the remote's code, which is reported with the remote's version like every uncaught one.
      if (outcome === 'failed') reportError(cause)
      if (outcome !== 'forbidden') return outcome
      return (await needsLicence()) ? 'unreachable' : 'unavailable'
    }
  }

  return {
    async run() {
      failures = 0
      await running
      await attempt()
    },
    schedule,
    async discard(id) {
      const order = store.entries.get().find((entry) => entry.id === id)?.workOrderNumber
      const remove = () => store.remove(id).then(() => true)
      if (order === undefined || (await locks.ifFree(order, remove))) return
      throw new Error(`A save of ${order} is being sent or edited.`)
    },
  }
}

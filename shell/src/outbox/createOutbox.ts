import type { HeldEntry, Outbox, OutboxEntry, PortalHost } from '@carrier-portal/contract'
import type { Vault } from '../drafts/vault.ts'
import type { RemoteLoader } from '../remotes/remoteState.ts'
import type { Licence } from '../session/licence.ts'
import { createTabChannel } from '../session/tabChannel.ts'
import { findJobs } from './findJobs.ts'
import { createOrderLocks } from './orderLocks.ts'
import { createOutboxRunner, type RunnerSettings } from './outboxRunner.ts'
import { createOutboxStore } from './outboxStore.ts'
import { requestPersistence } from './requestPersistence.ts'

/** The outbox of the portal: `host.outbox`, and what its list and "Log Out" need. */
export interface PortalOutbox extends Outbox {
  /** Sends one entry now, also a stopped one. */
  sendNow(id: string): Promise<void>
  /** Sends every entry now, also stopped ones where the device can note it; resolves when each was tried once. Never rejects. */
  sendAllNow(): Promise<void>
  /** Deletes an entry. Rejects while a save of its order is being sent or edited, also in another tab. */
  discard(id: string): Promise<void>
  /** Reads the entries from the device: just after it is opened, `entries` does not have them yet. */
  read(): Promise<readonly OutboxEntry[]>
}

interface OutboxSettings extends Pick<RunnerSettings, 'report' | 'onStopped'> {
  readonly page: Window
  readonly vault: Vault
  readonly loader: Pick<RemoteLoader, 'start' | 'tryAgain' | 'stateOf'>
  /** The host for one entry's calls; undefined while the user of the entries is not signed in. */
  host(): PortalHost | undefined
  readonly licence: Pick<Licence, 'store' | 'recheck'>
}

/**
 * Keeps and sends saves without a connection: on `online`, on return to the tab, after a sign-in and a reload, and with
 * growing pauses. Undefined in a browser without Web Locks, where two tabs could send the same entry.
 */
export function createOutbox(settings: OutboxSettings): PortalOutbox | undefined {
  const { page, vault, loader, host, licence, report, onStopped } = settings
  const { locks: lockManager } = page.navigator as { readonly locks?: LockManager }
  if (!lockManager) return undefined
  const locks = createOrderLocks(lockManager)
  const store = createOutboxStore({ vault, now: () => Date.now(), onWritten: () => tabs.notify('changed') })
  const runner = createOutboxRunner({
    store,
    locks,
    timer: page,
    findJobs: (remote) => findJobs(loader, remote),
    host,
    needsLicence,
    report,
    onStopped,
  })
  const tabs = createTabChannel(page, 'outbox', () => void store.reload().then(runner.schedule))

  async function needsLicence(): Promise<boolean> {
    const isKnown = await licence.recheck()
    return !isKnown || licence.store.get() !== 'accepted'
  }

  async function hold(job: string, workOrderNumber: string): Promise<HeldEntry | undefined> {
    if (!(await store.find(job, workOrderNumber))) return undefined
    const release = await acquire(workOrderNumber)
    const entry = await store.take(job, workOrderNumber)
    if (!entry) release()
    return entry && { entry, remove: () => store.remove(entry.id), release }
  }

  /** Resolves with the release function when no other tab and no attempt holds the order. */
  function acquire(workOrderNumber: string): Promise<() => void> {
    return new Promise((acquired) => {
      const held = () => new Promise<void>((release) => acquired(release))
      void locks.wait(workOrderNumber, held).then(runner.run)
    })
  }

  vault.isOpen.subscribe(() => void store.reload().then(runner.run))
  licence.store.subscribe(() => {
    if (licence.store.get() === 'accepted') void runner.run()
  })
  page.addEventListener('online', () => void runner.run())
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'visible') void runner.run()
  })
  void runner.run()

  return {
    entries: store.entries,
    hold,
    async add(save) {
      const isKept = await store.add(save)
      if (isKept) requestPersistence(page)
      runner.schedule()
      return isKept
    },
    async sendNow(id) {
      await store.resume(id)
      await runner.run()
    },
    async sendAllNow() {
      // One that a full disk keeps stopped does not hold back the others.
      await Promise.allSettled(store.entries.get().map(({ id }) => store.resume(id)))
      await runner.run()
    },
    discard: runner.discard,
    read: () => store.reload().then(store.entries.get),
  }
}

import { createStore, type Store } from '@carrier-portal/contract'
import type { Registry } from '@carrier-portal/contract/registry'
import { loadedRegistry } from '../remotes/registrySource.ts'
import { appliedUpdate, storeAppliedUpdate } from './appliedUpdate.ts'
import { compareRegistries, withReplaced } from './updateRule.ts'
import type { UpdateSettings } from './updateSettings.ts'

/** The pending update of this page, which a reload applies. */
export interface Updates {
  /** The registry revision that a reload would apply, the present one for a new build; undefined when a reload would change nothing. */
  readonly pendingRevision: Store<number | undefined>
  start(): void
  stop(): void
  /** Applies the pending update by loading the page at an address; false without one, a connection or a session, or while work is unsaved. */
  applyPending(to: string): boolean
  /** Applies the pending update by loading the page again, once the key of a sign-in is derived and what was typed is written. */
  apply(): Promise<void>
}

const CHECK_INTERVAL_MS = 60_000
/** An opened page gets the focus and its first location within this time after its registry: one request is enough. */
const FRESH_MS = 1_000
/** A new screen is painted within this time. A request in the task that renders it would delay that. */
const RENDERED_AFTER_MS = 300
/** A page of 4 to 9 kB, so not at each check. */
const SHELL_CHECK_MS = 3_600_000
/** The shortest time between two checks of the shell. */
const SHELL_PAUSE_MS = 60_000

/**
 * Checks for a newer registry when the host announces one, and for hosts that cannot at each navigation, on return to the
 * tab, when the network is back and every 60 s. A new build of the shell has no revision: it is looked for every hour, and
 * when the host announces the known revision again, as it does to all pages after the restart that a new build needs.
 */
export function createUpdates(settings: UpdateSettings): Updates {
  const { page, source, loader, user, runningBuild, mayLeave, report } = settings
  const pendingRevision = createStore<number | undefined>(undefined)
  let timer: number | undefined
  let unsubscribe: readonly (() => void)[] = []
  /** On the steady clock: after the device's was set back, no check would follow until it has caught up. */
  let checkedAt = Number.NEGATIVE_INFINITY
  let shellCheckedAt = Number.NEGATIVE_INFINITY
  /** The page's registry with the entries of the remotes that were replaced since. */
  let current: Registry | undefined
  /** The newest revision that was compared with the page's; none after the page's own. */
  let comparedRevision = 0
  /** Whether the last check reached the host. */
  let isReached = true
  let servedBuild = runningBuild
  /** The update of a revision, by which it is applied once. */
  const updateOf = (revision: number) =>
    servedBuild === runningBuild ? String(revision) : `${revision} ${servedBuild}`

  async function checkShell() {
    shellCheckedAt = performance.now()
    servedBuild = (runningBuild && (await settings.fetchServedBuild())) ?? servedBuild
  }

  async function check() {
    const started = loadedRegistry(source.store.get())
    if (!started) return
    checkedAt = performance.now()
    if (checkedAt - shellCheckedAt > SHELL_CHECK_MS) await checkShell()
    const newer = await source.fetchLatest()
    isReached = newer !== undefined
    if (!newer) return
    const loaded = Object.fromEntries(Object.entries(loader.facts()).map(([name, facts]) => [name, facts.loaded]))
    current ??= started
    comparedRevision = newer.revision
    const failed = Object.keys(loaded).filter((name) => loader.stateOf(name).get().state === 'failed')
    const { toReplace, hasChanges } = compareRegistries({ current, newer, user: user(), loaded, failed })
    // Replaced in the same page: typed work stays in the drafts, and no reload can loop.
    for (const name of toReplace) void loader.replace(name, newer)
    current = withReplaced(current, newer, toReplace)
    // A promotion that was rolled back meanwhile leaves nothing to apply.
    const pending = hasChanges || servedBuild !== runningBuild ? newer.revision : undefined
    if (pendingRevision.get() === pending) return
    pendingRevision.set(pending)
    if (pending !== undefined) report('update.noticed', { revision: pending })
  }

  const checkIfVisible = () => {
    if (timer !== undefined && !page.document.hidden && performance.now() - checkedAt > FRESH_MS) void check()
  }
  const checkAfterNavigation = () => void page.setTimeout(checkIfVisible, RENDERED_AFTER_MS)
  source.store.subscribe(() => {
    checkedAt = performance.now()
    shellCheckedAt = checkedAt
  })

  function onRevision(revision: number) {
    const started = loadedRegistry(source.store.get())
    if (!started) return
    if (revision > Math.max(started.revision, comparedRevision)) void check()
    else if (performance.now() - shellCheckedAt > SHELL_PAUSE_MS) void checkShell().then(check)
  }

  function apply(trigger: 'navigation' | 'button', load: () => void) {
    const revision = pendingRevision.get()
    if (revision === undefined) return
    // After "Update now" the browser may ask, and the page may stay. Only navigations can loop.
    if (trigger === 'navigation') storeAppliedUpdate(page, updateOf(revision))
    report('update.applied', { revision, trigger })
    load()
  }

  return {
    pendingRevision,
    start() {
      if (timer !== undefined) return
      timer = page.setInterval(checkIfVisible, CHECK_INTERVAL_MS)
      page.addEventListener('focus', checkIfVisible)
      page.addEventListener('online', checkIfVisible)
      unsubscribe = [settings.location.subscribe(checkAfterNavigation), settings.followRevisions(onRevision)]
    },
    stop() {
      page.clearInterval(timer)
      timer = undefined
      page.removeEventListener('focus', checkIfVisible)
      page.removeEventListener('online', checkIfVisible)
      for (const end of unsubscribe) end()
      unsubscribe = []
    },
    applyPending(to) {
      // The session has ended: the next page could not say why, and "Log Out" still deletes what is on the device.
      if (timer === undefined) return false
      const revision = pendingRevision.get()
      // Without a connection the loaded page would have none of the orders that this one has.
      if (!isReached || !page.navigator.onLine) return false
      // An update that was applied already did not change this page: another reload would loop.
      if (revision === undefined || !mayLeave() || appliedUpdate(page) === updateOf(revision)) return false
      apply('navigation', () => page.location.assign(to))
      return true
    },
    async apply() {
      // The next page has no password to derive a key from: until the next sign-in it would keep nothing on the device.
      await settings.whenKept()
      // The address of the page may have a fragment, and assigning it would only scroll.
      apply('button', () => page.location.reload())
    },
  }
}

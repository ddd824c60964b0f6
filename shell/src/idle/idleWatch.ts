import { createStore, type Store } from '@carrier-portal/contract'
import { type IdleState, idleState, inactiveMs, type Moment } from './idleRule.ts'
import { LAST_ACTIVITY_KEY, readLastActivity, storeLastActivity } from './lastActivity.ts'

/** The inactivity of the user in all tabs. */
export interface IdleWatch {
  readonly store: Store<IdleState>
  /** Starts counting from the last activity of any tab, or from now. */
  start(): void
  stop(): void
  /** Records activity. A session that has timed out stays timed out. */
  touch(): void
}

interface IdleWatchSettings {
  readonly page: Window
  readonly storage: Storage
  /** Called at an activity, but not within five minutes of the start or of the last call. */
  onInUse(): void
  onTimedOut(): void
}

const THROTTLE_MS = 500
const IN_USE_INTERVAL_MS = 5 * 60_000
const ACTIVITY_EVENTS = ['mousemove', 'mousedown', 'keydown', 'wheel', 'touchstart', 'touchmove', 'pointerdown']

/** Watches for user activity in all tabs and applies idleRule.ts. */
export function createIdleWatch({ page, storage, onInUse, onTimedOut }: IdleWatchSettings): IdleWatch {
  const store = createStore<IdleState>({ state: 'active' })
  let last = present()
  let reportedInUse = last
  let timer: number | undefined
  /** On the steady clock. */
  let contentChangedAt = Number.NEGATIVE_INFINITY
  const contentChanges = new MutationObserver(() => {
    contentChangedAt = performance.now()
  })

  /** A tab that was frozen continues before it gets the storage event of what the user did in another tab meanwhile. */
  function followStoredActivity() {
    const wall = readLastActivity(storage)
    const now = present()
    if (wall === undefined || wall <= last.wall || wall > now.wall) return
    last = { wall, steady: now.steady - (now.wall - wall) }
  }

  function evaluate(): IdleState {
    if (idleState(inactiveMs(last, present())).state === 'timedOut') followStoredActivity()
    const next = idleState(inactiveMs(last, present()))
    const before = store.get()
    if (JSON.stringify(before) !== JSON.stringify(next)) store.set(next)
    if (next.state === 'timedOut' && timer !== undefined) {
      stop()
      onTimedOut()
    }
    return next
  }

  function touch() {
    if (timer === undefined || evaluate().state === 'timedOut') return
    if (present().wall - last.wall < THROTTLE_MS && present().wall >= last.wall) return
    last = present()
    storeLastActivity(storage, last.wall)
    if (inactiveMs(reportedInUse, last) >= IN_USE_INTERVAL_MS) {
      reportedInUse = last
      onInUse()
    }
    evaluate()
  }

  /**
   * The browser scrolls by itself when content changes above what the user reads, for example by an automatic refresh.
   * Such a scroll is no activity; one by a hand also has its wheel, touch, key or mouse event.
   */
  function onScroll() {
    if (performance.now() - contentChangedAt > THROTTLE_MS) touch()
  }

  /**
   * Activity in another tab counts here from the moment the storage event arrives. Its time may be before the last one:
   * the clock of the device was set back.
   */
  function onStorage(event: StorageEvent) {
    if (event.key !== LAST_ACTIVITY_KEY || event.newValue === null) return
    const wall = Number(event.newValue)
    const now = present()
    if (Number.isFinite(wall)) last = { wall: Math.min(wall, now.wall), steady: now.steady }
    evaluate()
  }

  function stop() {
    page.clearInterval(timer)
    timer = undefined
    for (const event of ACTIVITY_EVENTS) page.removeEventListener(event, touch, true)
    page.removeEventListener('scroll', onScroll, true)
    contentChanges.disconnect()
    page.removeEventListener('storage', onStorage)
    page.removeEventListener('focus', evaluate)
    page.document.removeEventListener('visibilitychange', evaluate)
  }

  return {
    store,
    start() {
      if (timer !== undefined) return
      const now = present()
      reportedInUse = now
      const wall = Math.min(readLastActivity(storage) ?? now.wall, now.wall)
      last = { wall, steady: now.steady }
      for (const event of ACTIVITY_EVENTS) page.addEventListener(event, touch, { capture: true, passive: true })
      page.addEventListener('scroll', onScroll, { capture: true, passive: true })
      contentChanges.observe(page.document.body, { childList: true, characterData: true, subtree: true })
      page.addEventListener('storage', onStorage)
      page.addEventListener('focus', evaluate)
      page.document.addEventListener('visibilitychange', evaluate)
      timer = page.setInterval(evaluate, 1000)
      touch()
    },
    stop,
    touch,
  }
}

function present(): Moment {
  return { wall: Date.now(), steady: performance.now() }
}

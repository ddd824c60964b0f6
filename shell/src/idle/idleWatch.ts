import { createStore, type Store } from '@carrier-portal/contract'
import { type IdleState, idleFor, idleState, type Moment } from './idleRule.ts'

export interface IdleWatch {
  readonly store: Store<IdleState>
  /** Begins with the last activity of any tab, or with now. */
  start(): void
  stop(): void
  /** A sign of a person. It does not revive a session that has timed out. */
  touch(): void
}

export interface IdleWatchSettings {
  readonly page: Window
  readonly storage: Storage
  onTimedOut(): void
}

const KEY = 'last_activity'
const THROTTLE_MS = 500
const SIGNS = ['mousemove', 'mousedown', 'keydown', 'wheel', 'scroll', 'touchstart', 'touchmove', 'pointerdown']

/** Watches for signs of a person over all tabs: the thin edge around idleRule.ts. */
export function createIdleWatch({ page, storage, onTimedOut }: IdleWatchSettings): IdleWatch {
  const store = createStore<IdleState>({ state: 'active' })
  let last = present()
  let timer: number | undefined

  function evaluate(): IdleState {
    const next = idleState(idleFor(last, present()))
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
    write(storage, last.wall)
    evaluate()
  }

  /** A later activity of another tab counts here from the moment it is heard of. */
  function hear(event: StorageEvent) {
    if (event.key !== KEY || event.newValue === null) return
    const wall = Number(event.newValue)
    if (Number.isFinite(wall) && wall > last.wall) last = { wall, steady: present().steady }
    evaluate()
  }

  function stop() {
    page.clearInterval(timer)
    timer = undefined
    for (const sign of SIGNS) page.removeEventListener(sign, touch, true)
    page.removeEventListener('storage', hear)
    page.removeEventListener('focus', evaluate)
    page.document.removeEventListener('visibilitychange', evaluate)
  }

  return {
    store,
    start() {
      if (timer !== undefined) return
      const now = present()
      const wall = Math.min(read(storage) ?? now.wall, now.wall)
      last = { wall, steady: now.steady }
      for (const sign of SIGNS) page.addEventListener(sign, touch, { capture: true, passive: true })
      page.addEventListener('storage', hear)
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

function read(storage: Storage): number | undefined {
  try {
    const stored = Number(storage.getItem(KEY) ?? Number.NaN)
    return Number.isFinite(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

function write(storage: Storage, wall: number) {
  try {
    storage.setItem(KEY, String(wall))
  } catch {
    // Blocked: each tab then counts for itself.
  }
}

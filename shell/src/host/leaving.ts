import { createStore, type Emitter, type Store } from '@carrier-portal/contract'

/** Asks before a move inside the portal that would close unsaved work; leaving the page is asked by the browser. */
export interface Leaving {
  /** The question stands on the screen. */
  readonly asking: Store<boolean>
  /** Whether the question comes first; `go` follows when it is answered with leaving. */
  asksBefore(go: () => void): boolean
  answer(leave: boolean): void
}

export interface LeavingSettings {
  readonly page: Window
  /** The work that would be closed. */
  readonly held: Store<readonly string[]>
  /** Told after each change of address. */
  readonly moved: Pick<Store<unknown>, 'subscribe'>
  /** Back and Forward, before the router hears them. */
  readonly backs: Emitter<PopStateEvent>
}

/**
 * Back and Forward have happened by the time they are heard of: they are taken back before the router sees them. What
 * is typed stays in the drafts whatever the answer (decisions, section 1).
 */
export function createLeaving({ page, held, moved, backs }: LeavingSettings): Leaving {
  const asking = createStore(false)
  let wanted: (() => void) | undefined
  /** `back`: our own way back is under way; `agreed`: the next move is the one that was asked about. */
  let now: 'watching' | 'back' | 'agreed' = 'watching'
  let place = placeOf(page.history.state)

  function asksBefore(go: () => void): boolean {
    if (now === 'agreed' || held.get().length === 0) return false
    wanted = go
    asking.set(true)
    return true
  }

  function guard(event: PopStateEvent) {
    const isOurs = now === 'back'
    if (isOurs) now = 'watching'
    const steps = placeOf(event.state) - place
    if (!isOurs) {
      if (steps === 0 || !asksBefore(() => page.history.go(steps))) return
      now = 'back'
      page.history.go(-steps)
    }
    event.stopImmediatePropagation()
  }

  backs.subscribe(guard)
  moved.subscribe(() => {
    place = placeOf(page.history.state)
    now = 'watching'
  })
  held.subscribe(() => {
    if (held.get().length === 0) asking.set(false)
  })

  return {
    asking,
    asksBefore,
    answer(leave) {
      asking.set(false)
      if (!leave) return
      now = 'agreed'
      wanted?.()
    },
  }
}

/** The entry's place in the history, as the router counts it; an entry of somebody else counts as the first. */
function placeOf(state: unknown): number {
  const isCounted = typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
  return isCounted ? Number(state.idx) : 0
}

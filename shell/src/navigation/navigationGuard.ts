import { createStore, type Emitter, type Store } from '@carrier-portal/contract'

/** Asks before a navigation inside the portal discards unsaved work. Closing the page is guarded by `beforeunload`. */
export interface NavigationGuard {
  /** The confirmation is open. */
  readonly isConfirming: Store<boolean>
  /** Calls `go` at once, or, with unsaved work, when the user confirms. */
  confirmBeforeLeaving(go: () => void): void
  /** The user's choice in the confirmation. */
  resolve(leave: boolean): void
}

export interface NavigationGuardOptions {
  readonly page: Window
  readonly unsavedReasons: Store<readonly string[]>
  /** Notifies after each change of address. */
  readonly location: Pick<Store<unknown>, 'subscribe'>
  /** Emits `popstate` before the router handles it. */
  readonly popState: Emitter<PopStateEvent>
}

/**
 * `popstate` fires after the URL changed. With unsaved work the guard undoes the move with `history.go` before React
 * Router handles the event, then asks. Drafts are kept either way.
 */
export function createNavigationGuard(options: NavigationGuardOptions): NavigationGuard {
  const { page, unsavedReasons, location, popState } = options
  const isConfirming = createStore(false)
  let pendingMove: (() => void) | undefined
  /** `undoing`: the next popstate is the guard's own history.go; `confirmed`: the next move was confirmed. */
  let phase: 'idle' | 'undoing' | 'confirmed' = 'idle'
  let currentIndex = historyIndexOf(page.history.state)

  /** Opens the confirmation; false when the move needs none. */
  function askFirst(go: () => void): boolean {
    if (phase === 'confirmed' || unsavedReasons.get().length === 0) return false
    pendingMove = go
    isConfirming.set(true)
    return true
  }

  function onPopState(event: PopStateEvent) {
    if (phase === 'undoing') {
      phase = 'idle'
      event.stopImmediatePropagation()
      return
    }
    const steps = historyIndexOf(event.state) - currentIndex
    if (steps === 0 || !askFirst(() => page.history.go(steps))) return
    phase = 'undoing'
    page.history.go(-steps)
    event.stopImmediatePropagation()
  }

  popState.subscribe(onPopState)
  location.subscribe(() => {
    currentIndex = historyIndexOf(page.history.state)
    phase = 'idle'
  })
  unsavedReasons.subscribe(() => {
    if (unsavedReasons.get().length === 0) isConfirming.set(false)
  })

  return {
    isConfirming,
    confirmBeforeLeaving(go) {
      if (!askFirst(go)) go()
    },
    resolve(leave) {
      isConfirming.set(false)
      if (!leave) return
      phase = 'confirmed'
      pendingMove?.()
    },
  }
}

/** The index that React Router stores in the history entry; entries without one count as the first. */
function historyIndexOf(state: unknown): number {
  const hasIndex = typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
  return hasIndex ? Number(state.idx) : 0
}

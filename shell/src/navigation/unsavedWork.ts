import { createStore, type Release, type Store } from '@carrier-portal/contract'

export interface UnsavedWork {
  /** One entry for each form with unsaved changes. */
  readonly reasons: Store<readonly string[]>
  hold(reason: string): Release
}

/**
 * Tracks unsaved work. While there is some, no update is applied and the browser asks before it closes the page. It does
 * not ask where the drafts are stored on the device (`outlivesPage`).
 */
export function createUnsavedWork(page: Window, outlivesPage: () => boolean): UnsavedWork {
  const reasons = createStore<readonly string[]>([])
  const askBeforeUnload = (event: BeforeUnloadEvent) => {
    if (!outlivesPage()) event.preventDefault()
  }

  function change(next: readonly string[]) {
    reasons.set(next)
    if (next.length > 0) page.addEventListener('beforeunload', askBeforeUnload)
    else page.removeEventListener('beforeunload', askBeforeUnload)
  }

  return {
    reasons,
    hold(reason) {
      let isHeld = true
      change([...reasons.get(), reason])
      return () => {
        if (!isHeld) return
        isHeld = false
        change(reasons.get().toSpliced(reasons.get().indexOf(reason), 1))
      }
    },
  }
}

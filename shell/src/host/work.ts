import { createStore, type Release, type Store } from '@carrier-portal/contract'

export interface WorkKeeper {
  /** The reasons of the work that is held now. */
  readonly held: Store<readonly string[]>
  hold(reason: string): Release
}

/**
 * Unsaved work: while some is held, the page does not update itself, and the browser asks before the tab closes. It
 * does not ask where the typed work is kept on the device (`outlivesPage`).
 */
export function createWork(page: Window, outlivesPage: () => boolean): WorkKeeper {
  const held = createStore<readonly string[]>([])
  const askFirst = (event: BeforeUnloadEvent) => {
    if (!outlivesPage()) event.preventDefault()
  }

  function change(next: readonly string[]) {
    held.set(next)
    if (next.length > 0) page.addEventListener('beforeunload', askFirst)
    else page.removeEventListener('beforeunload', askFirst)
  }

  return {
    held,
    hold(reason) {
      let isHeld = true
      change([...held.get(), reason])
      return () => {
        if (!isHeld) return
        isHeld = false
        change(held.get().toSpliced(held.get().indexOf(reason), 1))
      }
    },
  }
}

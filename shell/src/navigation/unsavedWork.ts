import { createStore, type Release, type Store } from '@carrier-portal/contract'

/** The unsaved work of this page. */
export interface UnsavedWork {
  /** One entry for each form with unsaved changes. */
  readonly reasons: Store<readonly string[]>
  hold(reason: string): Release
  /** The page will be loaded for a different user: it then closes without a confirmation, and none of its work is kept. */
  abandon(): void
}

/** The drafts of the page, also of closed forms. */
export interface PageDrafts {
  readonly names: Store<readonly string[]>
  readonly isOnDevice: Store<boolean>
}

/**
 * Tracks unsaved work. While there is some, no update is applied. The browser confirms before it closes a page whose forms or
 * drafts are not on the device, also after these forms were closed.
 */
export function createUnsavedWork(page: Window, drafts: PageDrafts): UnsavedWork {
  const reasons = createStore<readonly string[]>([])
  const confirmBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()

  let isAbandoned = false

  function update() {
    const hasWork = reasons.get().length > 0 || drafts.names.get().length > 0
    if (hasWork && !isAbandoned && !drafts.isOnDevice.get()) page.addEventListener('beforeunload', confirmBeforeUnload)
    else page.removeEventListener('beforeunload', confirmBeforeUnload)
  }
  for (const store of [reasons, drafts.names, drafts.isOnDevice]) store.subscribe(update)
  // The drafts of a tab's session storage may have been read before.
  update()

  return {
    reasons,
    abandon() {
      isAbandoned = true
      update()
    },
    hold(reason) {
      let isHeld = true
      reasons.set([...reasons.get(), reason])
      return () => {
        if (!isHeld) return
        isHeld = false
        reasons.set(reasons.get().toSpliced(reasons.get().indexOf(reason), 1))
      }
    },
  }
}

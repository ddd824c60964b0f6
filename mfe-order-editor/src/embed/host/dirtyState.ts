import { createStore, type Store, type Work } from '@carrier-portal/contract'

/** The host's `work` and whether any of it is unsaved. */
interface DirtyState {
  readonly work: Work
  readonly dirty: Store<boolean>
}

/** Starts without unsaved work. An embedding page has no idle timer, so `touch` does nothing. */
export function createDirtyState(): DirtyState {
  const dirty = createStore(false)
  const holders = new Set<object>()
  return {
    dirty,
    work: {
      hold() {
        const holder = {}
        holders.add(holder)
        dirty.set(true)
        return () => {
          holders.delete(holder)
          dirty.set(holders.size > 0)
        }
      },
      touch: () => undefined,
    },
  }
}

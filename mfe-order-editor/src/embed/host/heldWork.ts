import { createStore, type Store, type Work } from '@carrier-portal/contract'

/** Who holds unsaved work, and whether anybody does. */
export interface HeldWork {
  readonly work: Work
  readonly dirty: Store<boolean>
}

/** Nothing held. There is no idle timer in a stranger's page, so a touch means nothing. */
export function createHeldWork(): HeldWork {
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

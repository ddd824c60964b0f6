import { createStore, type Notice, type Store } from '@carrier-portal/contract'

/** A notice with an id of its own. */
export interface ShownNotice extends Notice {
  readonly id: number
}

/** The notices of one editor, rendered inside its element. */
export interface NoticeBoard {
  readonly notices: Store<readonly ShownNotice[]>
  /** Shows a notice for five seconds, after its delay. */
  show(notice: Notice): void
  /** Removes all notices and timers. */
  clear(): void
}

/** The time that a notice is shown, and how many are shown at once. */
const SHOWN_MS = 5000
const MAX_VISIBLE = 3

/** Creates the notices of one editor, at first none. */
export function createNoticeBoard(): NoticeBoard {
  const notices = createStore<readonly ShownNotice[]>([])
  const timers = new Set<ReturnType<typeof setTimeout>>()
  let nextId = 1

  function schedule(ms: number, act: () => void) {
    const timer = setTimeout(() => {
      timers.delete(timer)
      act()
    }, ms)
    timers.add(timer)
  }

  return {
    notices,
    show(notice) {
      const shown = { ...notice, id: nextId }
      nextId += 1
      schedule(notice.afterMs ?? 0, () => {
        notices.set([...notices.get(), shown].slice(-MAX_VISIBLE))
        schedule(SHOWN_MS, () => notices.set(notices.get().filter(({ id }) => id !== shown.id)))
      })
    },
    clear() {
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
      notices.set([])
    },
  }
}

import { createStore, type Notice, type Store } from '@carrier-portal/contract'

/** A notice with its identity on the board. */
export interface PinnedNotice extends Notice {
  readonly id: number
}

/** The notices of one editor, rendered inside its element. */
export interface NoticeBoard {
  readonly notices: Store<readonly PinnedNotice[]>
  pin(notice: Notice): void
  /** Removes all notices and timers. */
  clear(): void
}

/** The time that a notice is shown, and how many are shown at once. */
const SHOWN_MS = 5000
const MAX_VISIBLE = 3

/** An empty board. */
export function createNoticeBoard(): NoticeBoard {
  const notices = createStore<readonly PinnedNotice[]>([])
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
    pin(notice) {
      const pinned = { ...notice, id: nextId }
      nextId += 1
      schedule(notice.afterMs ?? 0, () => {
        notices.set([...notices.get(), pinned].slice(-MAX_VISIBLE))
        schedule(SHOWN_MS, () => notices.set(notices.get().filter(({ id }) => id !== pinned.id)))
      })
    },
    clear() {
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
      notices.set([])
    },
  }
}

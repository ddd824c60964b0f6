import { createStore, type Notice, type Store } from '@carrier-portal/contract'

/** A notice on the board. */
export interface PinnedNotice extends Notice {
  readonly id: number
}

/** The notices of one editor; they stand inside of its element. */
export interface NoticeBoard {
  readonly notices: Store<readonly PinnedNotice[]>
  pin(notice: Notice): void
  /** Takes all notices and all timers away. */
  clear(): void
}

/** How long a notice stays (specification, section 9), and how many stand at once (decisions, section 2). */
const SHOWN_MS = 5000
const MOST_AT_ONCE = 3

/** An empty board. */
export function createNoticeBoard(): NoticeBoard {
  const notices = createStore<readonly PinnedNotice[]>([])
  const timers = new Set<ReturnType<typeof setTimeout>>()
  let nextId = 1

  function later(ms: number, act: () => void) {
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
      later(notice.afterMs ?? 0, () => {
        notices.set([...notices.get(), pinned].slice(-MOST_AT_ONCE))
        later(SHOWN_MS, () => notices.set(notices.get().filter(({ id }) => id !== pinned.id)))
      })
    },
    clear() {
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
      notices.set([])
    },
  }
}

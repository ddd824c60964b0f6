import { createStore, type HeldEntry, type OutboxEntry, useHost, useStore } from '@carrier-portal/contract'
import { useEffect, useRef } from 'react'
import { hasUnsentSave } from './hasUnsentSave.ts'

/** Of a host that keeps no saves. */
const NO_ENTRIES = createStore<readonly OutboxEntry[]>([])

/** A save that is under way. */
export interface RunningSave {
  /** Ends its calls. */
  readonly signal: AbortSignal
  /** Whether the user who has begun it is still signed in: another one must neither send nor keep it. */
  isOwn(): boolean
}

/**
 * Lets the user end a save that takes long; it then counts as one that did not reach the server. A sign-in of another user,
 * as in another tab, ends it too.
 * @param held the unsent save that the form edits
 */
export function useSendLater(job: string, workOrderNumber: string, held: HeldEntry | undefined) {
  const { session, outbox } = useHost()
  const entries = useStore(outbox?.entries ?? NO_ENTRIES)
  const isKeptElsewhere = held === undefined && hasUnsentSave(entries, job, workOrderNumber)
  const running = useRef<AbortController>(undefined)
  useEffect(() => {
    const { username } = session.get()
    return session.subscribe(() => {
      if (session.get().username !== username) running.current?.abort()
    })
  }, [session])
  return {
    /** Starts a save. */
    begin: (): RunningSave => {
      const { username } = session.get()
      running.current = new AbortController()
      return { signal: running.current.signal, isOwn: () => session.get().username === username }
    },
    /** Undefined where the host could not keep the save: it has no outbox, or another window has kept one of this order. */
    sendLater: outbox && !isKeptElsewhere ? () => running.current?.abort() : undefined,
  }
}

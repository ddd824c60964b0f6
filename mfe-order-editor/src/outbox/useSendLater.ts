import { useHost } from '@carrier-portal/contract'
import { useEffect, useRef } from 'react'

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
 */
export function useSendLater() {
  const { session } = useHost()
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
    sendLater: () => running.current?.abort(),
  }
}

import { useRef } from 'react'

/** Lets the user end a save that takes long; it then counts as one that did not reach the server. */
export function useSendLater() {
  const running = useRef<AbortController>(undefined)
  return {
    /** Starts a save: the signal of its calls. */
    begin: (): AbortSignal => {
      running.current = new AbortController()
      return running.current.signal
    },
    sendLater: () => running.current?.abort(),
  }
}

interface Connection {
  readonly saveData?: boolean
}

/**
 * Runs `prefetch` when the browser is idle, and never with the setting to save data: a file is then loaded when it is needed.
 * Returns a function that cancels it.
 */
export function whenIdle(prefetch: () => void): () => void {
  const connection = Reflect.get(navigator, 'connection') as Connection | undefined
  if (connection?.saveData) return () => undefined
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(prefetch, WITHOUT_IDLE_CALLBACK_MS)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(prefetch)
  return () => cancelIdleCallback(request)
}

const WITHOUT_IDLE_CALLBACK_MS = 200

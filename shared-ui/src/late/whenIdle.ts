interface Connection {
  readonly saveData?: boolean
}

/** Whether the browser is set to save data. */
export function isSavingData(): boolean {
  const connection = Reflect.get(navigator, 'connection') as Connection | undefined
  return connection?.saveData === true
}

/**
 * `whenIdle` for what may never be used: not where the browser is set to save data. It is then loaded when it is needed, for
 * which there must be a network.
 */
export function prefetchWhenIdle(prefetch: () => void): () => void {
  return isSavingData() ? () => undefined : whenIdle(prefetch)
}

/** Runs `task` when the browser is idle. Returns a function that cancels it. */
export function whenIdle(task: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, WITHOUT_IDLE_CALLBACK_MS)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(task)
  return () => cancelIdleCallback(request)
}

const WITHOUT_IDLE_CALLBACK_MS = 200

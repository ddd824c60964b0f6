/** Knows the timers that are neither over nor cleared: 'timeout 15000', 'interval 1000'. */
export function countTimers(): () => readonly string[] {
  const live = new Map<number, string>()
  const { setTimeout: startTimeout, setInterval: startInterval } = window
  const { clearTimeout: endTimeout, clearInterval: endInterval } = window

  function start(
    handler: TimerHandler,
    afterMs: number | undefined,
    parameters: readonly unknown[],
    isRepeated: boolean,
  ) {
    const begin = isRepeated ? startInterval : startTimeout
    const id: number = begin(() => {
      if (!isRepeated) live.delete(id)
      if (typeof handler === 'function') handler(...parameters)
    }, afterMs)
    live.set(id, `${isRepeated ? 'interval' : 'timeout'} ${afterMs ?? 0}`)
    return id
  }

  Object.assign(window, {
    setTimeout: (handler: TimerHandler, afterMs?: number, ...parameters: unknown[]) =>
      start(handler, afterMs, parameters, false),
    setInterval: (handler: TimerHandler, afterMs?: number, ...parameters: unknown[]) =>
      start(handler, afterMs, parameters, true),
    clearTimeout: (id?: number) => {
      if (id !== undefined) live.delete(id)
      endTimeout(id)
    },
    clearInterval: (id?: number) => {
      if (id !== undefined) live.delete(id)
      endInterval(id)
    },
  })
  return () => [...live.values()]
}

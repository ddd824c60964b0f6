/** Tracks timers that have neither fired nor been cleared: 'timeout 15000', 'interval 1000'. */
export function countTimers(): () => readonly string[] {
  const running = new Map<number, string>()
  const { setTimeout: startTimeout, setInterval: startInterval } = window
  const { clearTimeout: endTimeout, clearInterval: endInterval } = window

  function start(
    handler: TimerHandler,
    afterMs: number | undefined,
    parameters: readonly unknown[],
    isRepeated: boolean,
  ) {
    const startTimer = isRepeated ? startInterval : startTimeout
    const id: number = startTimer(() => {
      if (!isRepeated) running.delete(id)
      if (typeof handler === 'function') handler(...parameters)
    }, afterMs)
    running.set(id, `${isRepeated ? 'interval' : 'timeout'} ${afterMs ?? 0}`)
    return id
  }

  Object.assign(window, {
    setTimeout: (handler: TimerHandler, afterMs?: number, ...parameters: unknown[]) =>
      start(handler, afterMs, parameters, false),
    setInterval: (handler: TimerHandler, afterMs?: number, ...parameters: unknown[]) =>
      start(handler, afterMs, parameters, true),
    clearTimeout: (id?: number) => {
      if (id !== undefined) running.delete(id)
      endTimeout(id)
    },
    clearInterval: (id?: number) => {
      if (id !== undefined) running.delete(id)
      endInterval(id)
    },
  })
  return () => [...running.values()]
}

/** Tracks timers that have neither fired nor been cleared: 'timeout 15000', 'interval 1000', 'frame 16'. */
export function countTimers(): () => readonly string[] {
  const frames = countFrames()
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
  return () => [...running.values(), ...frames()]
}

/** A callback that requests the next frame for ever uses the processor like an interval of 16 ms. */
function countFrames(): () => readonly string[] {
  const requested = new Set<number>()
  const { requestAnimationFrame: request, cancelAnimationFrame: cancel } = window

  Object.assign(window, {
    requestAnimationFrame: (callback: FrameRequestCallback) => {
      const id: number = request((time) => {
        requested.delete(id)
        callback(time)
      })
      requested.add(id)
      return id
    },
    cancelAnimationFrame: (id: number) => {
      requested.delete(id)
      cancel(id)
    },
  })
  return () => [...requested].map(() => 'frame 16')
}

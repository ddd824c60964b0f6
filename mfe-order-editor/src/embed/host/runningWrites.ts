/** The writes of one editor that have not settled yet. */
export interface RunningWrites {
  track<T>(write: Promise<T>): Promise<T>
  /** Resolves once no write is running and its caller has handled the result. */
  settled(): Promise<void>
}

/** Starts without a running write. */
export function createRunningWrites(): RunningWrites {
  const running = new Set<Promise<unknown>>()
  return {
    track(write) {
      running.add(write)
      const remove = () => running.delete(write)
      write.then(remove, remove)
      return write
    },
    async settled() {
      while (running.size > 0) {
        await Promise.allSettled(running)
        await new Promise((resolve) => setTimeout(resolve))
      }
    },
  }
}

import type { TrackSave } from '../../outbox/saveTracking.ts'

/** The saves of one editor that have not ended yet. */
interface RunningSaves {
  readonly track: TrackSave
  /** Resolves once no save is running. */
  settled(): Promise<void>
}

/** Starts without a running save. */
export function createRunningSaves(): RunningSaves {
  const running = new Set<Promise<void>>()
  return {
    async track(save) {
      running.add(save)
      try {
        await save
      } finally {
        running.delete(save)
      }
    },
    async settled() {
      while (running.size > 0) await Promise.allSettled(running)
    },
  }
}

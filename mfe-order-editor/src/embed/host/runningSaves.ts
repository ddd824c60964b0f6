import type { ApiClient } from '@carrier-portal/contract'

/** The saves of one editor that have not ended yet. */
interface RunningSaves {
  track(workOrderNumber: string, save: Promise<void>): Promise<void>
  /** Resolves once no save is running. */
  settled(): Promise<void>
}

interface RunningSave {
  readonly apiBaseUrl: string
  readonly workOrderNumber: string
  readonly save: Promise<void>
}

/** The saves of all editors of the page that have not ended yet. */
const savesOfPage = new Set<RunningSave>()

/** Starts without a running save. */
export function createRunningSaves(apiBaseUrl: string): RunningSaves {
  const running = new Set<Promise<void>>()
  return {
    async track(workOrderNumber, save) {
      const ofPage = { apiBaseUrl, workOrderNumber, save }
      running.add(save)
      savesOfPage.add(ofPage)
      try {
        await save
      } finally {
        running.delete(save)
        savesOfPage.delete(ofPage)
      }
    },
    async settled() {
      while (running.size > 0) await Promise.allSettled(running)
    },
  }
}

/**
 * An API client that reads an order after its present saves, in whichever editor of the page they began: an earlier response would
 * lack their changes, and the next save would stop because the order has changed since.
 */
export function readAfterSaves(api: ApiClient, apiBaseUrl: string, workOrderNumber: string): ApiClient {
  const saves = [...savesOfPage].filter(
    (running) => running.apiBaseUrl === apiBaseUrl && running.workOrderNumber === workOrderNumber,
  )
  const ended = Promise.allSettled(saves.map(({ save }) => save))
  return {
    ...api,
    async orderDetails(...parameters) {
      await ended
      return api.orderDetails(...parameters)
    },
  }
}

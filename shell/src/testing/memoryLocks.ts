import type { OrderLocks } from '../outbox/orderLocks.ts'

/** Locks that several outboxes of one test share, as the tabs of a browser share Web Locks. */
export function createMemoryLocks(): OrderLocks {
  const held = new Map<string, Promise<unknown>>()

  async function hold<T>(order: string, task: () => Promise<T>): Promise<T> {
    const running = task()
    held.set(order, running)
    try {
      return await running
    } finally {
      if (held.get(order) === running) held.delete(order)
    }
  }

  return {
    async wait(order, task) {
      while (held.has(order)) await held.get(order)
      return hold(order, task)
    },
    ifFree: async (order, task) => (held.has(order) ? undefined : hold(order, task)),
  }
}

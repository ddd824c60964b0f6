/** One task at a time for each order, over all tabs of the portal. */
export interface OrderLocks {
  /** Runs the task when no other one of this order runs. */
  wait<T>(workOrderNumber: string, task: () => Promise<T>): Promise<T>
  /** Runs the task, or returns undefined where another one of this order runs. */
  ifFree<T>(workOrderNumber: string, task: () => Promise<T>): Promise<T | undefined>
}

/** Web Locks, which the browser releases when a tab closes or crashes. */
export function createOrderLocks(locks: LockManager): OrderLocks {
  const nameOf = (workOrderNumber: string) => `carrier-portal-outbox:${workOrderNumber}`
  return {
    wait: async (workOrderNumber, task) => locks.request(nameOf(workOrderNumber), task),
    ifFree: async (workOrderNumber, task) =>
      locks.request(nameOf(workOrderNumber), { ifAvailable: true }, async (lock) => (lock ? task() : undefined)),
  }
}

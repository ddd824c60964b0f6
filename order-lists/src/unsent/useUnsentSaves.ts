import { createStore, type OutboxEntry, useHost, useStore } from '@carrier-portal/contract'
import type { UnsentState } from './UnsentBadge.tsx'

const NO_ENTRIES = createStore<readonly OutboxEntry[]>([])

/** Returns the saves in the outbox of the host; a host without an outbox has none. */
export function useUnsentEntries(): readonly OutboxEntry[] {
  return useStore(useHost().outbox?.entries ?? NO_ENTRIES)
}

/** Returns whether an order has a save in the outbox of the host. */
export function useUnsentSaves(): (workOrderNumber: string) => UnsentState | undefined {
  const entries = useUnsentEntries()
  return (workOrderNumber) => {
    const states = entries.flatMap((entry) => (entry.workOrderNumber === workOrderNumber ? [entry.state] : []))
    if (states.length === 0) return undefined
    return states.includes('stopped') ? 'stopped' : 'waiting'
  }
}

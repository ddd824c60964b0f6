import { createStore, type OutboxEntry, useStore } from '@carrier-portal/contract'
import { useSignedIn } from './useSignedIn.ts'

const NO_ENTRIES = createStore<readonly OutboxEntry[]>([])

/** The unsent saves of the user on this device, of all tabs; none where the browser cannot store them. */
export function useOutboxEntries(): readonly OutboxEntry[] {
  return useStore(useSignedIn().outbox?.entries ?? NO_ENTRIES)
}

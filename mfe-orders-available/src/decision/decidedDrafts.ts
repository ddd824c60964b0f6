import type { Drafts } from '@carrier-portal/contract'
import { discardDrafts, dropDrafts, findDrafts, reviseDrafts } from '@carrier-portal/shared-ui/feedback'
import { bulkDraftKey } from '../bulk/BulkDraft.tsx'
import { isKeptForSome, type KeptBulk, withoutOrders } from '../bulk/keptBulk.ts'
import { DECISION_KINDS, type DecisionKind } from './decisionKind.ts'

/** The key of what is typed to accept or decline one order. */
export function decisionDraftKey(kind: DecisionKind, workOrderNumber: string): string {
  return `${kind}:${workOrderNumber}`
}

/**
 * Drops what was typed to accept or decline these orders, alone or among several, whichever decision was sent. No list offers
 * it any more, so the notice of earlier work and "Log Out" would name it until it expires, and nothing could discard it.
 */
export function dropDecidedDrafts(drafts: Drafts, numbers: readonly string[]): void {
  for (const kind of DECISION_KINDS) {
    for (const number of numbers) dropDrafts(drafts, decisionDraftKey(kind, number))
    const key = bulkDraftKey(kind)
    // A draft of other orders keeps the time at which it was typed.
    if (findDrafts<KeptBulk>(drafts, key).some(({ value }) => isKeptForSome(value, numbers)))
      reviseDrafts<KeptBulk>(drafts, key, (kept) => withoutOrders(kept, numbers))
  }
}

/** Drops what was typed to accept or decline this order alone, also in other tabs: the user has read and discarded it. */
export function discardDecisionDrafts(drafts: Drafts, workOrderNumber: string): void {
  for (const kind of DECISION_KINDS) discardDrafts(drafts, decisionDraftKey(kind, workOrderNumber))
}

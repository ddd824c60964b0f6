import type { Draft } from '@carrier-portal/contract'

/** At most so many drafts are kept; the oldest go first. */
const MOST_DRAFTS = 50
/** A draft is deleted after 7 days. */
export const DRAFT_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000

/** A draft under its name. Each tab has a record of its own for what is typed in it, so that two tabs replace neither's. */
export interface NamedDraft extends Draft<unknown> {
  /** The random id of the record: it does not show the order on the device. */
  readonly id: string
  readonly key: string
}

/** A record that a tab has dropped, with the time of the last `keep` that this tab knew. */
export type DroppedDraft = Pick<NamedDraft, 'id' | 'keptAt'>

/**
 * The time of a record that replaces or follows an earlier one: later than that one, also within a millisecond and after
 * the clock was set back. Both in milliseconds since 1970.
 */
export function timeAfter(earlier: number | undefined, now: number): number {
  return Math.max(now, (earlier ?? 0) + 1)
}

/** The records that stay, the newest last: 50 that are younger than 7 days, and of one record its newest state. */
export function currentDrafts(drafts: readonly NamedDraft[], now: number): readonly NamedDraft[] {
  const newest = new Map<string, NamedDraft>()
  for (const draft of drafts.toSorted((a, b) => a.keptAt - b.keptAt)) {
    newest.delete(draft.id)
    if (now - draft.keptAt < DRAFT_LIFETIME_MS) newest.set(draft.id, draft)
  }
  return [...newest.values()].slice(-MOST_DRAFTS)
}

/** The names of drafts, sorted and each once. */
export function namesOf(drafts: readonly NamedDraft[]): readonly string[] {
  return [...new Set(drafts.map(({ key }) => key))].toSorted()
}

/** The order number in a draft's name: 'WO-1' of 'update:WO-1'. */
export function orderOf(key: string): string {
  return key.slice(key.indexOf(':') + 1)
}

/** A stored value as a draft; undefined when it has another shape. Values of earlier versions contain no id. */
export function readDraft(stored: unknown, id?: string): NamedDraft | undefined {
  if (typeof stored !== 'object' || stored === null || !('value' in stored)) return
  const { key, keptAt, id: ownId, value } = stored as Partial<NamedDraft>
  if (typeof key !== 'string' || typeof keptAt !== 'number') return
  return { id: id ?? ownId ?? key, key, keptAt, value }
}

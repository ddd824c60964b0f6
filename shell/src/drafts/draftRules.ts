import type { Draft } from '@carrier-portal/contract'

/** At most so many drafts are kept; the oldest go first. */
const MOST_DRAFTS = 50
/** A draft is deleted after 7 days. */
export const DRAFT_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000

/** A draft under its name. */
export interface NamedDraft extends Draft<unknown> {
  readonly key: string
}

/** A draft that a tab has dropped, with the time of the last `keep` that this tab knew. */
export type DroppedDraft = Pick<NamedDraft, 'key' | 'keptAt'>

/** The drafts that stay: the newest 50 that are younger than 7 days, one for each name. */
export function currentDrafts(drafts: readonly NamedDraft[], now: number): readonly NamedDraft[] {
  const newest = new Map<string, NamedDraft>()
  for (const draft of drafts.toSorted((a, b) => a.keptAt - b.keptAt)) {
    newest.delete(draft.key)
    if (now - draft.keptAt < DRAFT_LIFETIME_MS) newest.set(draft.key, draft)
  }
  return [...newest.values()].slice(-MOST_DRAFTS)
}

/** The order number in a draft's name: 'WO-1' of 'update:WO-1'. */
export function orderOf(key: string): string {
  return key.slice(key.indexOf(':') + 1)
}

/** Whether a stored value has the shape of a draft. */
export function isNamedDraft(value: unknown): value is NamedDraft {
  if (typeof value !== 'object' || value === null) return false
  const { key, keptAt } = value as Partial<NamedDraft>
  return typeof key === 'string' && typeof keptAt === 'number' && 'value' in value
}

import type { Draft, Locale } from '@carrier-portal/contract'
import { dayOf } from '../api/listCall.ts'
import { LOCALES } from '../preferences/preferences.ts'

/** At most so many drafts are kept; the oldest go first. */
const MOST_DRAFTS = 50
/** A stored draft is kept for so many days on which the portal is used after the one on which it was written. */
const DAYS_KEPT = 7

/** The days after a draft was written on which the portal was used on the device: their number, and the last one. */
export interface DaysOfUse {
  readonly count: number
  readonly last: string
}

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

/**
 * The days of use of a stored draft when the portal is used at `now`, which counts each day once; undefined when the draft
 * has expired. A clock that is set to another time makes one more day, however far it jumps.
 */
export function daysOfUse(savedAt: number, before: DaysOfUse | undefined, now: number): DaysOfUse | undefined {
  const { count, last } = before ?? { count: 0, last: dayOf(savedAt) }
  const days = dayOf(now) === last ? { count, last } : { count: count + 1, last: dayOf(now) }
  return days.count > DAYS_KEPT ? undefined : days
}

/** The records that stay, the newest last: 50, and of one record its newest state. */
export function currentDrafts(drafts: readonly NamedDraft[]): readonly NamedDraft[] {
  const newest = new Map<string, NamedDraft>()
  for (const draft of drafts.toSorted((a, b) => a.keptAt - b.keptAt)) {
    newest.delete(draft.id)
    newest.set(draft.id, draft)
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

/** The order numbers of drafts, each once. */
export function ordersOf(keys: readonly string[]): readonly string[] {
  return [...new Set(keys.map(orderOf))]
}

/**
 * What is shown in place of a draft's order number: the number, or of a decision on several orders its name in this language, of
 * 'Accept several orders / Aceptar varios pedidos'.
 */
export function orderLabel(order: string, locale: Locale): string {
  return order.split(' / ')[LOCALES.indexOf(locale)] ?? order
}

/** A stored value as a draft; undefined when it has another shape. Values of earlier versions contain no id. */
export function readDraft(stored: unknown, id?: string): NamedDraft | undefined {
  if (typeof stored !== 'object' || stored === null || !('value' in stored)) return
  const { key, keptAt, id: ownId, value } = stored as Partial<NamedDraft>
  if (typeof key !== 'string' || typeof keptAt !== 'number') return
  return { id: id ?? ownId ?? key, key, keptAt, value }
}

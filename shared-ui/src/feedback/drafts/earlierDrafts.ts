import type { Draft, Drafts } from '@carrier-portal/contract'

/** So many older drafts of a form are kept; more would fill the dialog with offers. */
const MOST_EARLIER = 5

const EARLIER = 'earlier-'

/** The name of the record with a form's older drafts. It ends with the order, like the name of the form's own draft. */
function earlierKey(key: string): string {
  return `${EARLIER}${key}`
}

/** The name of the form's own draft, from this name or that of the record with its older drafts. */
export function formKey(name: string): string {
  return name.startsWith(EARLIER) ? name.slice(EARLIER.length) : name
}

/** The drafts that were neither restored nor discarded before something else was typed in the form. */
export function findEarlierDrafts<T>(drafts: Drafts, key: string): readonly Draft<T>[] {
  return drafts.find<readonly Draft<T>[]>(earlierKey(key))?.value ?? []
}

/**
 * What a form offers, the newest first: its own draft, the earlier ones, and those of other tabs. A draft that was only put
 * aside, because another one was restored or discarded, is among the earlier ones too.
 */
export function findDrafts<T>(drafts: Drafts, key: string): readonly Draft<T>[] {
  const own = drafts.find<T>(key)
  const ofOtherTabs = [
    ...(drafts.ofOtherTabs?.find<T>(key) ?? []),
    ...(drafts.ofOtherTabs?.find<readonly Draft<T>[]>(earlierKey(key)) ?? []).flatMap(({ value }) => value),
  ]
  const all = [...(own ? [own] : []), ...findEarlierDrafts<T>(drafts, key), ...ofOtherTabs]
  const byTime = new Map(all.map((draft) => [draft.keptAt, draft]))
  return [...byTime.values()].toSorted((a, b) => b.keptAt - a.keptAt)
}

/**
 * Keeps the newest of `kept` beside the form's own draft, which typing replaces; an empty list ends their record. Everything
 * that was `offered` is then decided or in this list, so that the records of other tabs with it are dropped.
 */
export function keepEarlierDrafts<T>(
  drafts: Drafts,
  key: string,
  kept: readonly Draft<T>[],
  offered: readonly Draft<T>[] = kept,
): void {
  if (kept.length > 0) drafts.keep(earlierKey(key), kept.slice(0, MOST_EARLIER))
  else drafts.drop(earlierKey(key))
  const { ofOtherTabs } = drafts
  if (!ofOtherTabs) return
  for (const { keptAt } of offered) ofOtherTabs.drop(key, keptAt)
  const isOffered = ({ keptAt }: Draft<unknown>) => offered.some((draft) => draft.keptAt === keptAt)
  for (const { value, keptAt } of ofOtherTabs.find<readonly Draft<T>[]>(earlierKey(key)))
    if (value.every(isOffered)) ofOtherTabs.drop(earlierKey(key), keptAt)
}

/** Drops the draft of a form that was saved, and its older ones. What was typed in other tabs stays. */
export function dropDrafts(drafts: Drafts, key: string): void {
  drafts.drop(key)
  drafts.drop(earlierKey(key))
}

/** Drops everything that a form offers, also what was typed in other tabs. */
export function discardDrafts(drafts: Drafts, key: string): void {
  const offers = findDrafts(drafts, key)
  drafts.drop(key)
  keepEarlierDrafts(drafts, key, [], offers)
}

/** Replaces the draft of a form, a part of which was saved, and its older ones; undefined drops one. */
export function reviseDrafts<T>(drafts: Drafts, key: string, revise: (value: T) => T | undefined): void {
  const revised = ({ value, keptAt }: Draft<T>) => {
    const rest = revise(value)
    return rest === undefined ? [] : [{ value: rest, keptAt }]
  }
  const own = drafts.find<T>(key)
  const [rest] = own ? revised(own) : []
  if (rest) drafts.keep(key, rest.value)
  else drafts.drop(key)
  keepEarlierDrafts(drafts, key, findEarlierDrafts<T>(drafts, key).flatMap(revised))
}

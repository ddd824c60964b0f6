import type { Draft, Drafts } from '@carrier-portal/contract'

/** So many older drafts of a form are kept; more would fill the dialog with offers. */
const MOST_EARLIER = 5

/** The name of the record with a form's older drafts. It ends with the order, like the name of the form's own draft. */
function earlierKey(key: string): string {
  return `earlier-${key}`
}

/** The drafts that were neither restored nor discarded before something else was typed in the form: the newest first. */
export function findEarlierDrafts<T>(drafts: Drafts, key: string): readonly Draft<T>[] {
  return drafts.find<readonly Draft<T>[]>(earlierKey(key))?.value ?? []
}

/** Keeps the newest older drafts beside the form's own one, which typing replaces; an empty list ends their record. */
export function keepEarlierDrafts<T>(drafts: Drafts, key: string, earlier: readonly Draft<T>[]): void {
  if (earlier.length > 0) drafts.keep(earlierKey(key), earlier.slice(0, MOST_EARLIER))
  else drafts.drop(earlierKey(key))
}

/** Drops the draft of a form that was saved, and its older ones. */
export function dropDrafts(drafts: Drafts, key: string): void {
  drafts.drop(key)
  drafts.drop(earlierKey(key))
}

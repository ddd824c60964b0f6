import { createEmitter, type EmitterSource, type OrderChange } from '@carrier-portal/contract'

const changesOfApis = new Map<string, EmitterSource<OrderChange>>()

/**
 * The changes of orders of one API, by its base URL, that any editor of the page has saved or found. Several editors may show
 * the same order: each reads it again after a save of another one.
 */
export function changesOfPage(apiBaseUrl: string): EmitterSource<OrderChange> {
  const changes = changesOfApis.get(apiBaseUrl) ?? createEmitter<OrderChange>()
  changesOfApis.set(apiBaseUrl, changes)
  return changes
}

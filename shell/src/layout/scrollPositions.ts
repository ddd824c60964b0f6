import { isRecord } from '@carrier-portal/contract'
import { jsonValue } from '../session/jsonValue.ts'
import { tryStorage } from '../session/tryStorage.ts'

const STORED_KEY = 'scroll_positions'

/** Where the page was scrolled to, in CSS pixels. */
export interface ScrollPosition {
  readonly top: number
  /** The height of the page. */
  readonly height: number
}

/** The scroll positions of this tab's entries of the history. */
interface ScrollPositions {
  /** Where the present entry was left; undefined in a new one. */
  find(): ScrollPosition | undefined
  /** Keeps where the present entry is scrolled to. */
  keep(): void
  /** Stores all of them for the next page of this tab, without addresses. */
  store(): void
}

/** Creates the positions with those that the earlier page of this tab has stored; a blocked or full storage has none. */
export function createScrollPositions(storage: Storage): ScrollPositions {
  const positions = readPositions(storage)
  return {
    find: () => positions.get(entryKey()),
    keep: () => positions.set(entryKey(), { top: window.scrollY, height: document.documentElement.scrollHeight }),
    store: () => void tryStorage(() => storage.setItem(STORED_KEY, JSON.stringify([...positions]))),
  }
}

/**
 * The key of the present entry of the history, which stays over a reload. The router gives none to the first entry of a page,
 * and one name for all of them would mix the positions of several pages of this tab.
 */
function entryKey(): string {
  const key: unknown = history.state?.key
  if (typeof key === 'string') return key
  // As the router makes its keys; `crypto.randomUUID` exists on secure pages only.
  const given = Math.random().toString(36).slice(2, 10)
  history.replaceState({ ...history.state, key: given }, '')
  return given
}

function readPositions(storage: Storage): Map<string, ScrollPosition> {
  const stored = jsonValue(tryStorage(() => storage.getItem(STORED_KEY)) ?? '')
  const entries = Array.isArray(stored) ? stored : []
  return new Map(entries.filter(isEntry))
}

function isEntry(entry: unknown): entry is [string, ScrollPosition] {
  if (!Array.isArray(entry)) return false
  const [key, position]: unknown[] = entry
  return (
    typeof key === 'string' &&
    isRecord(position) &&
    typeof position.top === 'number' &&
    typeof position.height === 'number'
  )
}

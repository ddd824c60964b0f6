import { isRecord } from '@carrier-portal/contract'
import { useState } from 'react'
import { readCookie, writeCookie } from './cookies.ts'

/** Cards or table. */
export type ListLayout = 'cards' | 'table'

/** How lists are shown on this device. Contains no order data. */
interface ListPreferences {
  readonly layout: ListLayout
  readonly cardsPerPage: number
  readonly rowsPerPage: number
  /** Ids of hidden table columns. */
  readonly hiddenColumns: readonly string[]
  readonly shortcuts: boolean
  /** The filter card of wide screens. */
  readonly filtersOpen: boolean
  /** A mark of the user whose filters the cookie `search_filters` holds; '' when unknown. */
  readonly filtersOf: string
}

const COOKIE = 'list_layout'

/** One preference with its setter, which writes it to the cookie beside the others. */
export function useListPreference<K extends keyof ListPreferences>(
  key: K,
): [ListPreferences[K], (next: ListPreferences[K]) => void] {
  const [value, setValue] = useState(() => loadListPreferences()[key])
  const change = (next: ListPreferences[K]) => {
    setValue(next)
    writeListPreference(key, next)
  }
  return [value, change]
}

/** The preferences of this device. */
export function loadListPreferences(): ListPreferences {
  return readListPreferences(readCookie(COOKIE))
}

/** Writes one preference to the cookie beside the others. */
export function writeListPreference<K extends keyof ListPreferences>(key: K, value: ListPreferences[K]): void {
  const preferences = { ...loadListPreferences(), [key]: value }
  writeCookie(COOKIE, encodeURIComponent(JSON.stringify(preferences)))
}

/** Reads the cookie's value; a missing or malformed preference gets its default. */
export function readListPreferences(value: string | undefined): ListPreferences {
  const saved = parse(value ?? '')
  return {
    layout: saved.layout === 'table' ? 'table' : 'cards',
    cardsPerPage: typeof saved.cardsPerPage === 'number' ? saved.cardsPerPage : 10,
    rowsPerPage: typeof saved.rowsPerPage === 'number' ? saved.rowsPerPage : 25,
    hiddenColumns: Array.isArray(saved.hiddenColumns)
      ? saved.hiddenColumns.filter((column) => typeof column === 'string')
      : [],
    shortcuts: saved.shortcuts !== false,
    filtersOpen: saved.filtersOpen !== false,
    filtersOf: typeof saved.filtersOf === 'string' ? saved.filtersOf : '',
  }
}

function parse(value: string): Partial<Record<keyof ListPreferences, unknown>> {
  try {
    const json: unknown = JSON.parse(decodeURIComponent(value))
    return isRecord(json) ? json : {}
  } catch {
    return {}
  }
}

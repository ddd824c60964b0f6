import { useHost, useStore } from '@carrier-portal/contract'
import { calendarDayOf } from '@carrier-portal/shared-ui/time'
import { useState } from 'react'
import { readCookie, writeCookie } from '../storage/cookies.ts'
import { defaultFilters, type ListFilters } from './listFilters.ts'
import { type FilterScreen, readSavedFilters, writeSavedFilters } from './savedFilters.ts'

const COOKIE = 'search_filters'

/** Filters as the card shows them and as the list was searched with (decisions, section 2). */
export interface SavedFilters {
  /** What stands in the card; editing does not fetch. */
  readonly edited: ListFilters
  /** What the last Search or Reset, or the cookie on opening, said. */
  readonly applied: ListFilters
  edit(change: Partial<ListFilters>): void
  /** Applies what stands in the card. */
  search(): void
  /** Puts the defaults into the card and applies them. */
  reset(): void
}

/** A screen's filters, restored on opening and written on Search and Reset. */
export function useSavedFilters(screen: FilterScreen): SavedFilters {
  const { carriers } = useStore(useHost().session)
  const [applied, setApplied] = useState(() =>
    readSavedFilters(readCookie(document, COOKIE), screen, carriers, today()),
  )
  const [edited, setEdited] = useState(applied)

  const apply = (next: ListFilters) => {
    setApplied(next)
    setEdited(next)
    const taken = writeCookie(document, COOKIE, writeSavedFilters(readCookie(document, COOKIE), screen, next, carriers))
    // Rather none than older ones (reliability, row 11).
    if (!taken) writeCookie(document, COOKIE, undefined)
  }
  return {
    edited,
    applied,
    edit: (change) => setEdited((before) => ({ ...before, ...change })),
    // Another object each time: pressing Search twice searches twice.
    search: () => apply({ ...edited }),
    reset: () => apply(defaultFilters(carriers, today())),
  }
}

function today() {
  return calendarDayOf(new Date())
}

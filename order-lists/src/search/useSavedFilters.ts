import { type Session, useHost, useStore } from '@carrier-portal/contract'
import { calendarDayOf } from '@carrier-portal/shared-ui/time'
import { useState } from 'react'
import { readCookie, writeCookie } from '../storage/cookies.ts'
import { defaultFilters, type ListFilters } from './listFilters.ts'
import { type FilterScreen, readSavedFilters, writeSavedFilters } from './savedFilters.ts'

const COOKIE = 'search_filters'

/** The filters of the filter card, and those of the last search. */
export interface SavedFilters {
  /** The values of the filter card; editing them does not fetch. */
  readonly edited: ListFilters
  /** The filters of the last Search or Reset, or of the cookie on opening. */
  readonly applied: ListFilters
  edit(change: Partial<ListFilters>): void
  /** Applies the edited filters. */
  search(): void
  /** Sets the defaults and applies them. */
  reset(): void
}

/** A screen's filters, restored on opening and written on Search and Reset. */
export function useSavedFilters(screen: FilterScreen): SavedFilters {
  const { carriers } = useStore(useHost().session)
  const [applied, setApplied] = useState(() => readFilters(screen, carriers))
  const [edited, setEdited] = useState(applied)

  const apply = (next: ListFilters) => {
    setApplied(next)
    setEdited(next)
    const accepted = writeCookie(
      document,
      COOKIE,
      writeSavedFilters(readCookie(document, COOKIE), screen, next, carriers),
    )
    // A refused write would leave the older filters, so the cookie is removed.
    if (!accepted) writeCookie(document, COOKIE, undefined)
  }
  return {
    edited,
    applied,
    edit: (change) => setEdited((before) => ({ ...before, ...change })),
    // A new object for each press: a second Search with the same filters fetches again.
    search: () => apply({ ...edited }),
    reset: () => apply(defaultFilters(carriers, today())),
  }
}

/** The filters of a screen's last search, from the cookie; the defaults without one. */
export function readFilters(screen: FilterScreen, carriers: Session['carriers']): ListFilters {
  return readSavedFilters(readCookie(document, COOKIE), screen, carriers, today())
}

function today() {
  return calendarDayOf(new Date())
}

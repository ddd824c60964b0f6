import { type Session, useHost, useStore } from '@carrier-portal/contract'
import { calendarDayOf } from '@carrier-portal/shared-ui/time'
import { useState } from 'react'
import { readCookie, writeCookie } from '../storage/cookies.ts'
import { loadListPreferences, writeListPreference } from '../storage/listPreferences.ts'
import { markOf } from '../storage/markOf.ts'
import { defaultFilters, editFilters, forCarriers, type ListFilters } from './listFilters.ts'
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
  const session = useStore(useHost().session)
  const { username, carriers } = session
  const [applied, setApplied] = useState(() => readFilters(screen, session))
  const [edited, setEdited] = useState(applied)
  const [filledDay, setFilledDay] = useState(today)
  const [known, setKnown] = useState(carriers)
  // A sign-in over the page may bring other carriers. The session of a signed-out page has none, and changes nothing.
  if (carriers !== known && carriers.length > 0) {
    setKnown(carriers)
    setApplied(forCarriers(applied, known, carriers))
    setEdited(forCarriers(edited, known, carriers))
  }

  const apply = (next: ListFilters) => {
    setApplied(next)
    setEdited(next)
    const written = writeCookie(COOKIE, writeSavedFilters(readOwnCookie(username), screen, next, carriers))
    // A refused write would leave the older filters, so the cookie is removed.
    if (!written) writeCookie(COOKIE, undefined)
    writeListPreference('filtersOf', markOf(username))
  }
  return {
    edited,
    applied,
    edit(change) {
      setEdited((before) => editFilters(before, change, { filledDay, today: today() }))
      if (change.dateOption === 'CUSTOM') setFilledDay(today())
    },
    // A new object for each press: a second Search with the same filters fetches again.
    search: () => apply({ ...edited }),
    reset() {
      apply(defaultFilters(carriers, today()))
      setFilledDay(today())
    },
  }
}

/** The filters of a screen's last search, from the cookie; the defaults without one, and with one of another user. */
export function readFilters(screen: FilterScreen, { username, carriers }: Session): ListFilters {
  return readSavedFilters(readOwnCookie(username), screen, carriers, today())
}

/** The cookie's value, unless it is known to be another user's. */
function readOwnCookie(username: string): string | undefined {
  const { filtersOf } = loadListPreferences()
  return filtersOf === '' || filtersOf === markOf(username) ? readCookie(COOKIE) : undefined
}

function today() {
  return calendarDayOf(new Date())
}

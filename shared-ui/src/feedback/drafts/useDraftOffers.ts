import { createStore, type Draft, type Drafts, useHost, useStore } from '@carrier-portal/contract'
import { useEffect, useRef, useState } from 'react'
import { findDrafts, findEarlierDrafts, keepEarlierDrafts } from './earlierDrafts.ts'

/** Of a host whose drafts are complete from its beginning. */
const NEVER_LOADED = createStore(0)

interface DraftOffers<T> {
  /** What was typed in earlier openings of the form and in other tabs: the newest first. */
  readonly offers: readonly Draft<T>[]
  /** Ends the offer of a draft that is restored; the others stay offered in the next opening. */
  restored(draft: Draft<T>): void
  discard(draft: Draft<T>): void
}

/**
 * The drafts that a form offers. What is typed without a choice between Restore and Discard replaces the form's own draft, so
 * the offered ones are then kept beside it.
 * @param key the name of the form's draft
 * @param dirty whether something was typed since the form opened
 */
export function useDraftOffers<T>(key: string, dirty: boolean): DraftOffers<T> {
  const { drafts } = useHost()
  const loaded = useStore(drafts.loaded ?? NEVER_LOADED)
  const [found, setFound] = useState(loaded)
  const [offers, setOffers] = useState(() => findDrafts<T>(drafts, key))
  // Set once the offers were shown. A form that is dirty from its beginning shows its own draft or an unsent save instead.
  const undecided = useRef<readonly Draft<T>[]>(undefined)
  // Shortly after a sign-in the stored drafts are read while a form may already be open. What other tabs type meanwhile is
  // offered in the next opening.
  if (found !== loaded) {
    setFound(loaded)
    setOffers(dirty ? findEarlierDrafts(drafts, key) : findDrafts(drafts, key))
  }
  useEffect(() => {
    if (!dirty || undecided.current) undecided.current = offers
    if (dirty && undecided.current) keepEarlierDrafts(drafts, key, undecided.current)
  }, [drafts, key, dirty, offers])
  // A step that passes its values to the full form changes the draft and closes at once.
  useEffect(
    () => () => {
      const offered = undecided.current
      if (offered && isReplaced(drafts, key, offered)) keepEarlierDrafts(drafts, key, offered)
    },
    [drafts, key],
  )
  const endOffer = (draft: Draft<T>) => {
    const others = offers.filter((offer) => offer !== draft)
    undecided.current = others
    setOffers(others)
    keepEarlierDrafts(drafts, key, others, offers)
  }
  return {
    offers,
    restored: endOffer,
    discard(draft) {
      if (drafts.find(key)?.keptAt === draft.keptAt) drafts.drop(key)
      endOffer(draft)
    },
  }
}

/** Whether the form's draft is another one than those offered; without one the form was saved or is as it was loaded. */
function isReplaced(drafts: Drafts, key: string, offers: readonly Draft<unknown>[]): boolean {
  const own = drafts.find(key)
  return own !== undefined && offers.length > 0 && offers.every(({ keptAt }) => keptAt !== own.keptAt)
}

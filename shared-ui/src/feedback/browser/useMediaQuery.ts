import type { Store } from '@carrier-portal/contract'
import { useCallback, useSyncExternalStore } from 'react'
import { PX_PER_REM } from '../providers/StyleScope.tsx'
import { useSurroundings } from '../providers/UiProvider.tsx'

/**
 * Whether a media query matches, kept up to date. In another company's page, a query for a width uses the width of the
 * container. While the page is printed, on paper of another width, it keeps its value for the screen: what is being printed
 * stays rendered. True on a platform without media queries.
 */
export function useMediaQuery(query: string): boolean {
  const { width } = useSurroundings()
  const subscribe = useCallback(
    (onChange: () => void) => (width ? width.subscribe(onChange) : watchPage(query, onChange)),
    [query, width],
  )
  const read = () => matchesContainer(query, width) ?? matchesPage(query)
  return useSyncExternalStore(subscribe, read, () => true)
}

/** The last value of each query on the screen. */
const onScreen = new Map<string, boolean>()

/** One object of the browser for each query, because each card of a list asks for the same ones at each render. */
const mediaQueries = new Map<string, MediaQueryList>()

function mediaQueryOf(query: string): MediaQueryList | undefined {
  const media = mediaQueries.get(query) ?? globalThis.matchMedia?.(query)
  if (media) mediaQueries.set(query, media)
  return media
}

function matchesPage(query: string): boolean {
  const matches = mediaQueryOf(query)?.matches
  if (matches === undefined) return true
  const before = onScreen.get(query)
  if (matches === before) return matches
  if (mediaQueryOf('print')?.matches) return before ?? matches
  onScreen.set(query, matches)
  return matches
}

function watchPage(query: string, onChange: () => void): () => void {
  const media = mediaQueryOf(query)
  media?.addEventListener('change', onChange)
  return () => media?.removeEventListener('change', onChange)
}

function matchesContainer(query: string, width: Store<number> | undefined): boolean | undefined {
  const least = /^\(min-width: ([\d.]+)em\)$/.exec(query)?.[1]
  return least === undefined || width === undefined ? undefined : width.get() >= Number(least) * PX_PER_REM
}

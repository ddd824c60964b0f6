import type { Store } from '@carrier-portal/contract'
import { useCallback, useSyncExternalStore } from 'react'
import { useSurroundings } from './UiProvider.tsx'

/**
 * Whether a media query matches, kept up to date. In another company's page, a query for a width uses the width of the
 * container. True on a platform without media queries.
 */
export function useMediaQuery(query: string): boolean {
  const { width } = useSurroundings()
  const subscribe = useCallback(
    (onChange: () => void) => (width ? width.subscribe(onChange) : watchPage(query, onChange)),
    [query, width],
  )
  const read = () => matchesContainer(query, width) ?? globalThis.matchMedia?.(query).matches ?? true
  return useSyncExternalStore(subscribe, read, () => true)
}

function watchPage(query: string, onChange: () => void): () => void {
  const list = globalThis.matchMedia?.(query)
  list?.addEventListener('change', onChange)
  return () => list?.removeEventListener('change', onChange)
}

function matchesContainer(query: string, width: Store<number> | undefined): boolean | undefined {
  const least = /^\(min-width: (\d+)px\)$/.exec(query)?.[1]
  return least === undefined || width === undefined ? undefined : width.get() >= Number(least)
}

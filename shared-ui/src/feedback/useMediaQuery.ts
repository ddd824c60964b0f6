import { useCallback, useSyncExternalStore } from 'react'

/** Whether the page fits a media query, kept up to date. True where the platform cannot say, as a desk. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = globalThis.matchMedia?.(query)
      list?.addEventListener('change', onChange)
      return () => list?.removeEventListener('change', onChange)
    },
    [query],
  )
  const read = () => globalThis.matchMedia?.(query).matches ?? true
  return useSyncExternalStore(subscribe, read, () => true)
}

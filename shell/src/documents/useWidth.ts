import { useCallback, useState } from 'react'

const PADDING = 16
/** Wider than this a line of text is hard to read. */
const WIDEST = 900

/** The width that a page of a document has, kept up to date. */
export function useWidth(): { readonly width: number; measure(element: HTMLElement | null): (() => void) | undefined } {
  const [width, setWidth] = useState(0)
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const take = () => setWidth(Math.min(WIDEST, Math.max(0, Math.floor(element.clientWidth - PADDING))))
    take()
    const observer = new ResizeObserver(take)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { width, measure }
}

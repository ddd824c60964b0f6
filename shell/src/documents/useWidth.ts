import { useCallback, useState } from 'react'

const PADDING = 16
/** The largest width of a page in CSS pixels: longer lines are hard to read. */
export const MAX_WIDTH = 900

/** The width for a page of a document in CSS pixels, updated when the container is resized. */
export function useWidth(): { readonly width: number; measure(element: HTMLElement | null): (() => void) | undefined } {
  const [width, setWidth] = useState(0)
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const update = () => setWidth(Math.min(MAX_WIDTH, Math.max(0, Math.floor(element.clientWidth - PADDING))))
    update()
    const observer = new ResizeObserver(update)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { width, measure }
}

import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * The element's width in rem, so that columns measured in rem fit with the text size that the user has set; infinite until
 * it is measured and where the browser cannot observe sizes.
 */
export function useElementWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element || !('ResizeObserver' in globalThis)) return
    const measure = () => setWidth(element.clientWidth / pixelsPerRem())
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return width
}

function pixelsPerRem(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
}

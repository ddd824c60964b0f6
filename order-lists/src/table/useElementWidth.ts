import { type RefObject, useLayoutEffect, useState } from 'react'

/** The element's width in rem of 16 px; infinite until it is measured and where the browser cannot observe sizes. */
export function useElementWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element || !('ResizeObserver' in globalThis)) return
    setWidth(element.clientWidth / 16)
    const observer = new ResizeObserver(() => setWidth(element.clientWidth / 16))
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return width
}

import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Whether the page is being printed. Rendered within the browser's event, because what is rendered later is not printed.
 * @param scroller a scroll area that has none on paper; it is where it was afterwards
 */
export function usePrinting(scroller: RefObject<HTMLElement | null>): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    let top = 0
    const start = () => {
      top = scroller.current?.scrollTop ?? 0
      flushSync(() => setPrinting(true))
      // Firefox prints an input that has never been laid out without its value.
      scroller.current?.getBoundingClientRect()
    }
    const end = () => {
      flushSync(() => setPrinting(false))
      scroller.current?.scrollTo(0, top)
    }
    window.addEventListener('beforeprint', start)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', start)
      window.removeEventListener('afterprint', end)
    }
  }, [scroller])
  return isPrinting
}

import { type RefObject, type UIEvent, useEffect, useRef, useState } from 'react'

/**
 * Where the end of the items is below the visible part of the dialog, the wheel over the first rows scrolls the dialog: their
 * own scroll area would show all of them in a strip of one or two. Returns the ref of an element at the end of that area and
 * whether the area must not scroll.
 * @param scrolls whether the area may scroll at all
 */
export function useDialogScrollsFirst(scrolls: boolean): {
  readonly end: RefObject<HTMLDivElement | null>
  readonly held: boolean
  onScroll(event: UIEvent<HTMLElement>): void
} {
  const end = useRef<HTMLDivElement>(null)
  const [endInView, setEndInView] = useState(true)
  const [atStart, setAtStart] = useState(true)
  useEffect(() => {
    if (!scrolls || !end.current || typeof IntersectionObserver === 'undefined') return undefined
    const observer = new IntersectionObserver((entries) => setEndInView(entries.at(-1)?.isIntersecting ?? true))
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [scrolls])
  return {
    end,
    held: scrolls && atStart && !endInView,
    onScroll: ({ currentTarget }) => setAtStart(currentTarget.scrollTop <= 0),
  }
}

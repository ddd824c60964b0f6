import { type RefObject, useEffect, useRef } from 'react'
import { type FocusPath, focusPathOf, focusReplacement, isFocusLost } from './focusPath.ts'

/**
 * For a list: when it is rendered without the element that had the focus, the focus goes to what replaces it.
 * @param list a list within a dialog; without it the list is that of the page, whose scroll position stays
 */
export function useKeepFocus(list?: RefObject<Element | null>): void {
  const last = useRef<FocusPath>([])
  const scrolledTo = useRef<number>(undefined)
  useEffect(() => {
    const record = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return
      // A dialog over the list of the page restores the focus by itself.
      const isOfList = list ? list.current?.contains(target) : !target.closest('[role="dialog"]')
      if (isOfList) last.current = focusPathOf(target)
    }
    const recordScroll = () => {
      scrolledTo.current = window.scrollY
    }
    document.addEventListener('focusin', record)
    if (!list) document.addEventListener('scroll', recordScroll, { passive: true })
    return () => {
      document.removeEventListener('focusin', record)
      document.removeEventListener('scroll', recordScroll)
    }
  }, [list])
  useEffect(() => {
    const isGone = last.current[0]?.element.isConnected === false
    if (!isGone || !isFocusLost()) return
    focusReplacement(last.current)
    // React removes orders before it adds others. Chromium lays out the page when the focused one is removed: without most of
    // the others it is too short to stay scrolled. Its scroll event follows later.
    if (scrolledTo.current !== undefined) window.scrollTo(0, scrolledTo.current)
  })
}

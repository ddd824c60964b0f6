import { low } from '@carrier-portal/shared-ui/theme'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { focusedElement } from '../focus/focusPath.ts'

/**
 * For a dialog: in a window that becomes low the whole dialog scrolls, and not its body alone, from the beginning, and in one
 * that becomes higher the body does again. What has the focus in its panel stays in view. An editor in another company's page
 * has no panel: its frame is turned by the order that it loads, because that makes it high, and a scroll in it moves the page
 * around.
 */
export function useFocusInView(panel: RefObject<Element | null>): void {
  useEffect(() => {
    const layouts = LAYOUT_QUERIES.map((query) => globalThis.matchMedia?.(query))
    const show = () =>
      requestAnimationFrame(() => {
        const focused = focusedElement()
        if (panel.current?.contains(focused)) focused?.scrollIntoView({ block: 'nearest' })
      })
    for (const layout of layouts) layout?.addEventListener('change', show)
    return () => {
      for (const layout of layouts) layout?.removeEventListener('change', show)
    }
  }, [panel])
}

/** A phone that is turned, and one whose keyboard opens or closes. */
const LAYOUT_QUERIES = ['(orientation: landscape)', low.query]

/**
 * For a dialog: when a save has failed, its alert is scrolled into view. In a low window, as over a keyboard or at 400 %, the
 * pressed button is below it, and only a screen reader would notice it.
 */
export function useAlertInView(panel: RefObject<Element | null>, busy: boolean): void {
  const wasBusy = useRef(busy)
  useLayoutEffect(() => {
    if (wasBusy.current && !busy) panel.current?.querySelector('[role="alert"]')?.scrollIntoView?.({ block: 'nearest' })
    wasBusy.current = busy
  }, [panel, busy])
}

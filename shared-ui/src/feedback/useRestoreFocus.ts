import { low } from '@carrier-portal/shared-ui/theme'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type FocusPath, focusedElement, focusPathOf, focusReplacement, isFocusLost } from './focusPath.ts'

/**
 * For a dialog: when the control that opened it was removed before it closes, the focus goes to what replaces it. Returns the
 * ref of the dialog's panel.
 */
export function useRestoreFocus(): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null)
  useDeselectBeforeRemoval(panel)
  const [atRender] = useState(() => focusPathOf(focusedElement()))
  const path = useRef(atRender)
  const stopRecording = useRef(() => {})
  useLayoutEffect(() => {
    // A dialog that this one replaces, as that of a wait, returns the focus after this one was rendered.
    const record = () => {
      const focused = focusedElement()
      if (!focused?.closest('[role="dialog"]')) path.current = focusPathOf(focused)
    }
    document.addEventListener('focusin', record)
    stopRecording.current = () => document.removeEventListener('focusin', record)
    return stopRecording.current
  }, [])
  useEffect(() => {
    stopRecording.current()
    return () => {
      // The dialog itself restores the focus first, where the control still exists.
      requestAnimationFrame(() => isFocusLost() && focusReplacement(path.current))
    }
  }, [])
  return panel
}

/**
 * Ends the selection in a field of a dialog before the dialog is removed. WebKit moves the selection of a removed field to the
 * end of the page, and scrolls there.
 */
function useDeselectBeforeRemoval(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(
    () => () => {
      if (panel.current?.contains(focusedElement())) globalThis.getSelection()?.removeAllRanges()
    },
    [panel],
  )
}

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

/**
 * For content that is inert while `busy`: the browser takes the focus out of it, so that afterwards the focus returns to the
 * control that had it, as a field in which Enter was pressed.
 */
export function useFocusAfter(busy: boolean): void {
  const before = useRef<Element | null>(null)
  useLayoutEffect(() => {
    if (busy) before.current = focusedElement()
    else if (
      before.current instanceof HTMLElement &&
      // The body contains no element of a shadow root.
      (isFocusLost() || focusedElement()?.contains(before.current))
    )
      before.current.focus({ preventScroll: true })
  }, [busy])
}

/** For a question in place of other content: the returned function moves the focus back to where it was before. */
export function useReturnFocus(): () => void {
  const [before] = useState(focusedElement)
  return () => requestAnimationFrame(() => before instanceof HTMLElement && before.focus())
}

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

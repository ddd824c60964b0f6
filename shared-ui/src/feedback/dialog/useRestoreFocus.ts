import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { focusedElement, focusPathOf, focusReplacement, isFocusLost } from '../focus/focusPath.ts'

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

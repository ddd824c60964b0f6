import { useLayoutEffect, useRef, useState } from 'react'
import { focusedElement, isFocusLost } from './focusPath.ts'

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

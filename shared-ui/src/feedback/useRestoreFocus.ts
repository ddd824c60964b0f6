import { useEffect, useRef, useState } from 'react'
import { type FocusPath, focusPathOf, focusReplacement, isFocusLost } from './focusPath.ts'

/** For a dialog: when what opened it is gone by the time it closes, the focus goes to what stands in its place. */
export function useRestoreFocus(): void {
  const [trail] = useState(() => focusPathOf(document.activeElement))
  useEffect(
    () => () => {
      // The dialog itself gives the focus back first, if it can.
      requestAnimationFrame(() => isFocusLost() && focusReplacement(trail))
    },
    [trail],
  )
}

/** For a list: when it is drawn anew without the focused element, the focus goes to what took its place. */
export function useKeepFocus(): void {
  const last = useRef<FocusPath>([])
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      // A dialog over the list gives the focus back by itself.
      if (target instanceof Element && !target.closest('[role="dialog"]')) last.current = focusPathOf(target)
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useEffect(() => {
    const isGone = last.current[0]?.element.isConnected === false
    if (isGone && isFocusLost()) focusReplacement(last.current)
  })
}

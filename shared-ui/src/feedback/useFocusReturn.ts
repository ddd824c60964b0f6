import { useEffect, useRef, useState } from 'react'
import { type FocusTrail, followTrail, isFocusLost, trailOf } from './focusTrail.ts'

/** For a dialog: when what opened it is gone by the time it closes, the focus goes to what stands in its place. */
export function useFocusReturn(): void {
  const [trail] = useState(() => trailOf(document.activeElement))
  useEffect(
    () => () => {
      // The dialog itself gives the focus back first, if it can.
      requestAnimationFrame(() => isFocusLost() && followTrail(trail))
    },
    [trail],
  )
}

/** For a list: when it is drawn anew without the focused element, the focus goes to what took its place. */
export function useFocusKept(): void {
  const last = useRef<FocusTrail>([])
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      // A dialog over the list gives the focus back by itself.
      if (target instanceof Element && !target.closest('[role="dialog"]')) last.current = trailOf(target)
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useEffect(() => {
    const isGone = last.current[0]?.element.isConnected === false
    if (isGone && isFocusLost()) followTrail(last.current)
  })
}

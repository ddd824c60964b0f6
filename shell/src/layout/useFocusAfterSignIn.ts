import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * While the sign-in dialog is open the page is inert and loses the focus. It returns to the control that had it last: during
 * a save the form is inert too, so at the response the focus may be on its dialog.
 */
export function useFocusAfterSignIn(isInert: boolean): void {
  const last = useRef<HTMLElement>(null)
  // Before the sign-in dialog focuses its own field, which a later effect would record.
  useLayoutEffect(() => {
    if (isInert) return
    const record = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.tabIndex >= 0) last.current = target
    }
    document.addEventListener('focusin', record)
    return () => document.removeEventListener('focusin', record)
  }, [isInert])
  useEffect(() => {
    if (!isInert) return
    return () => last.current?.focus({ preventScroll: true })
  }, [isInert])
}

import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * While the sign-in dialog is open the page is inert and loses the focus. It returns to the control that had it last: during
 * a save the form is inert too, so at the response the focus may be on its dialog. Where that control was removed meanwhile,
 * as the field of a bulk decision by its results, it goes to the first button of the open dialog.
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
    return () => {
      const first = () => document.querySelector<HTMLElement>('[role="dialog"] button:enabled')
      const control = last.current?.isConnected ? last.current : first()
      control?.focus({ preventScroll: true })
    }
  }, [isInert])
}

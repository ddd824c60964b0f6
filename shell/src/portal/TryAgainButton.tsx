import { focusAround } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button } from '@carrier-portal/shared-ui/kit'
import { useLayoutEffect, useRef } from 'react'
import { messages } from './messages.ts'

/**
 * "Try again" of a part of the shell or a remote. When the loading state replaces the focused button, the focus goes to the
 * screen or the title of the dialog around it, as after a navigation, and not to the top of the page.
 */
export function TryAgainButton({ onClick }: { onClick(): void }) {
  const { tryAgain } = useMessages(messages)
  const button = useRef<HTMLButtonElement>(null)
  // A layout effect ends before the button is removed, while the button still has the focus.
  useLayoutEffect(() => {
    const { current } = button
    return () => {
      if (current === document.activeElement) focusAround(current)
    }
  }, [])
  return (
    <Button ref={button} onClick={onClick}>
      {tryAgain}
    </Button>
  )
}

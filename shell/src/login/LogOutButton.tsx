import { Spinner, useIsLong } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button } from '@carrier-portal/shared-ui/kit'
import { useState } from 'react'
import { messages } from './messages.ts'

/** A shorter reading shows no progress: the spinner would flash, and move the links beside the button. */
const SHOW_PROGRESS_AFTER_MS = 500

interface LogOutButtonProps {
  /** Resolves when the unsaved work was read, which takes 10 s and more in a browser that does not open its storage. */
  request(): Promise<void>
  readonly className?: string
}

/** "Log Out", with a spinner while the unsaved work is read. */
export function LogOutButton({ request, className }: LogOutButtonProps) {
  const t = useMessages(messages)
  const [isReading, setReading] = useState(false)
  const isBusy = useIsLong(isReading, SHOW_PROGRESS_AFTER_MS)
  const press = () => {
    if (isReading) return
    setReading(true)
    void request().finally(() => setReading(false))
  }
  return (
    <Button
      className={className}
      variant="text"
      aria-busy={isBusy || undefined}
      endIcon={isBusy && <Spinner />}
      onClick={press}
    >
      {t.logOut}
    </Button>
  )
}

import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button } from '@carrier-portal/shared-ui/kit'
import { messages } from './messages.ts'

/** The two decisions about typed and unsaved values. */
export interface DiscardButtonsProps {
  onKeep(): void
  onDiscard(): void
}

/** "Keep editing" and "Discard"; the first has the focus. */
export function DiscardButtons({ onKeep, onDiscard }: DiscardButtonsProps) {
  const { keepEditing, discard } = useMessages(messages)
  return (
    <>
      <Button onClick={onDiscard} color="error">
        {discard}
      </Button>
      <Button variant="contained" onClick={onKeep} autoFocus>
        {keepEditing}
      </Button>
    </>
  )
}

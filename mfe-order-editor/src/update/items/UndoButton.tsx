import { useReturnFocus } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button } from '@carrier-portal/shared-ui/kit'
import { messages } from './messages.ts'

interface UndoButtonProps {
  /** The accessible name, where "Undo" alone is another button's. */
  readonly name?: string
  onUndo(): void
}

/** Undo in the message of a pressed button. It disappears with the message, so the focus returns to that button. */
export function UndoButton({ name, onUndo }: UndoButtonProps) {
  const t = useMessages(messages)
  const returnFocus = useReturnFocus()
  const undo = () => {
    onUndo()
    returnFocus()
  }
  return (
    <Button variant="text" aria-label={name} onClick={undo}>
      {t.undoLabel}
    </Button>
  )
}

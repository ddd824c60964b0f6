import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button, styled } from '@carrier-portal/shared-ui/kit'
import { type, wide } from '@carrier-portal/shared-ui/theme'
import { useId } from 'react'
import { useReturnFocus } from '../focus/useReturnFocus.ts'
import { RiskyButton } from '../RiskyButton.tsx'
import { declineOnEscape } from './declineOnEscape.ts'
import { DialogFooter } from './dialogLayout.tsx'
import { messages } from './messages.ts'

interface DiscardQuestionProps {
  onKeep(): void
  onDiscard(): void
}

/**
 * Whether to discard what was typed: inline in the footer of a dialog, whose form is inert meanwhile. "Keep editing" has the
 * focus, and returns it to the pressed button.
 */
export function DiscardQuestion({ onKeep, onDiscard }: DiscardQuestionProps) {
  const { discardQuestion, keepEditing, discard } = useMessages(messages)
  const returnFocus = useReturnFocus()
  const keep = () => {
    onKeep()
    returnFocus()
  }
  const questionId = useId()
  return (
    <DialogFooter role="alertdialog" aria-labelledby={questionId} onKeyDown={declineOnEscape(keep)}>
      <Question id={questionId}>{discardQuestion}</Question>
      <RiskyButton onClick={onDiscard}>{discard}</RiskyButton>
      <Button variant="contained" onClick={keep} autoFocus ref={preferForFocus}>
        {keepEditing}
      </Button>
    </DialogFooter>
  )
}

/**
 * As a ref: a host page's own `<dialog>` that is shown again focuses this button. It would focus the first one otherwise, and
 * React's `autoFocus` writes no attribute.
 */
function preferForFocus(button: HTMLButtonElement | null): void {
  button?.setAttribute('autofocus', '')
}

const Question = styled.p`
  margin: 0;
  flex: 1 1 100%;
  font-weight: ${type.medium};
  ${wide.tablet} {
    flex: 1 1 auto;
  }
`

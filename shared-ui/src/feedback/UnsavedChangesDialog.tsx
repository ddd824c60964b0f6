import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Dialog } from './Dialog.tsx'
import { DiscardButtons, type DiscardButtonsProps } from './DiscardButtons.tsx'
import { messages } from './messages.ts'

/** What a dialog asks before it closes with something typed, for who is about to leave the screen beneath it. */
export function UnsavedChangesDialog(props: DiscardButtonsProps) {
  const { discardQuestion } = useMessages(messages)
  return (
    <Dialog title={discardQuestion} onClose={props.onKeep} actions={<DiscardButtons {...props} />}>
      {null}
    </Dialog>
  )
}

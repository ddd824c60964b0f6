import { useWords } from '@carrier-portal/shared-ui/words'
import { Dialog } from './Dialog.tsx'
import { DiscardButtons, type DiscardButtonsProps } from './DiscardButtons.tsx'
import { words } from './words.ts'

/** What a dialog asks before it closes with something typed, for who is about to leave the screen beneath it. */
export function LeaveQuestion(props: DiscardButtonsProps) {
  const { discardQuestion } = useWords(words)
  return (
    <Dialog title={discardQuestion} onClose={props.onKeep} actions={<DiscardButtons {...props} />}>
      {null}
    </Dialog>
  )
}

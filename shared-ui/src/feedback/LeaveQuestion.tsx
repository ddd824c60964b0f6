import { Button } from '@carrier-portal/shared-ui/kit'
import { useWords } from '@carrier-portal/shared-ui/words'
import { Dialog } from './Dialog.tsx'
import { words } from './words.ts'

export interface LeaveQuestionProps {
  onKeep(): void
  onDiscard(): void
}

/** What a dialog asks before it closes with something typed, for who is about to leave the screen beneath it. */
export function LeaveQuestion({ onKeep, onDiscard }: LeaveQuestionProps) {
  const { discardQuestion, keepEditing, discard } = useWords(words)
  return (
    <Dialog
      title={discardQuestion}
      onClose={onKeep}
      actions={
        <>
          <Button onClick={onDiscard} color="error">
            {discard}
          </Button>
          <Button variant="contained" onClick={onKeep} autoFocus>
            {keepEditing}
          </Button>
        </>
      }
    >
      {null}
    </Dialog>
  )
}

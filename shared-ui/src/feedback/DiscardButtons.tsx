import { Button } from '@carrier-portal/shared-ui/kit'
import { useWords } from '@carrier-portal/shared-ui/words'
import { words } from './words.ts'

export interface DiscardButtonsProps {
  onKeep(): void
  onDiscard(): void
}

/** The two answers to whether what was typed may go; keeping it has the focus. */
export function DiscardButtons({ onKeep, onDiscard }: DiscardButtonsProps) {
  const { keepEditing, discard } = useWords(words)
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

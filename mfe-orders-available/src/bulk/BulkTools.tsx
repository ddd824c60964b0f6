import { Button } from '@carrier-portal/shared-ui/kit'
import type { ListView } from '@carrier-portal/shared-ui/orders'
import { useWords } from '@carrier-portal/shared-ui/words'
import type { BulkKind } from './bulkForm.ts'
import type { Selection } from './useSelection.ts'
import { words } from './words.ts'

interface BulkToolsProps {
  readonly view: ListView
  readonly selection: Selection
  onAnswer(kind: BulkKind): void
}

/** Starts selecting, and answers what is selected. */
export function BulkTools({ view, selection, onAnswer }: BulkToolsProps) {
  const say = useWords(words)
  if (!selection.on) return <Button onClick={selection.start}>{say.start}</Button>
  const count = selection.of(view.found).length
  return (
    <>
      <Button onClick={() => selection.add(view.shown)}>{say.page}</Button>
      <Button variant="contained" disabled={count === 0} onClick={() => onAnswer('accept')}>
        {say.answer.accept(count)}
      </Button>
      <Button variant="outlined" disabled={count === 0} onClick={() => onAnswer('decline')}>
        {say.answer.decline(count)}
      </Button>
      <Button onClick={selection.stop}>{say.stop}</Button>
    </>
  )
}

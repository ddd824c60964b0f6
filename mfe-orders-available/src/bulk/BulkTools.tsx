import type { ListView } from '@carrier-portal/order-lists'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button } from '@carrier-portal/shared-ui/kit'
import type { BulkKind } from './bulkForm.ts'
import { messages } from './messages.ts'
import type { Selection } from './useSelection.ts'

interface BulkToolsProps {
  readonly view: ListView
  readonly selection: Selection
  onDecide(kind: BulkKind): void
}

/** Starts selecting, and accepts or declines the selected orders. */
export function BulkTools({ view, selection, onDecide }: BulkToolsProps) {
  const t = useMessages(messages)
  if (!selection.on) return <Button onClick={selection.start}>{t.start}</Button>
  const count = selection.of(view.found).length
  return (
    <>
      <Button onClick={() => selection.add(view.shown)}>{t.page}</Button>
      <Button variant="contained" disabled={count === 0} onClick={() => onDecide('accept')}>
        {t.answer.accept(count)}
      </Button>
      <Button variant="outlined" disabled={count === 0} onClick={() => onDecide('decline')}>
        {t.answer.decline(count)}
      </Button>
      <Button onClick={selection.stop}>{t.stop}</Button>
    </>
  )
}

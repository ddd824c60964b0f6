import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button } from '@carrier-portal/shared-ui/kit'
import { messages } from '../messages.ts'
import type { BulkKind } from './bulkForm.ts'

/** Opens the dialog that accepts or declines the selected orders. */
export function BulkActions({ onDecide }: { onDecide(action: BulkKind): void }) {
  const t = useMessages(messages)
  return (
    <>
      <Button variant="contained" onClick={() => onDecide('accept')}>
        {t.accept}
      </Button>
      <Button variant="outlined" onClick={() => onDecide('decline')}>
        {t.decline}
      </Button>
    </>
  )
}

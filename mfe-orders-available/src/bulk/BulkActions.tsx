import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button } from '@carrier-portal/shared-ui/kit'
import type { DecisionKind } from '../decision/decisionKind.ts'
import { messages } from '../messages.ts'

/** Opens the dialog that accepts or declines the selected orders. */
export function BulkActions({ onDecide }: { onDecide(action: DecisionKind): void }) {
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

import type { OrderResult } from '@carrier-portal/contract'
import { Dialog } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button } from '@carrier-portal/shared-ui/kit'
import { messages } from './messages.ts'
import { OrderContent } from './OrderContent.tsx'
import { useOrder } from './useOrder.ts'

export interface DetailsDialogProps {
  readonly workOrderNumber: string
  onClose(result: OrderResult): void
}

/** The details of an order in a dialog. */
export function DetailsDialog({ workOrderNumber, onClose }: DetailsDialogProps) {
  const t = useMessages(messages)
  const state = useOrder(workOrderNumber)
  const close = () => onClose('CLOSED')
  return (
    <Dialog
      title={t.title(workOrderNumber)}
      size="full"
      onClose={close}
      actions={
        <Button variant="outlined" onClick={close}>
          {t.close}
        </Button>
      }
    >
      <OrderContent state={state} level={3} />
    </Dialog>
  )
}

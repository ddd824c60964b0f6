import type { OrderResult } from '@carrier-portal/contract'
import { Dialog } from '@carrier-portal/shared-ui/feedback'
import { Button } from '@carrier-portal/shared-ui/kit'
import { useWords } from '@carrier-portal/shared-ui/words'
import { OrderContent } from './OrderContent.tsx'
import { useOrder } from './useOrder.ts'
import { words } from './words.ts'

export interface DetailsDialogProps {
  readonly workOrderNumber: string
  onClose(result: OrderResult): void
}

/** The details of an order over the present screen. */
export function DetailsDialog({ workOrderNumber, onClose }: DetailsDialogProps) {
  const say = useWords(words)
  const state = useOrder(workOrderNumber)
  const close = () => onClose('CLOSED')
  return (
    <Dialog
      title={say.title(workOrderNumber)}
      size="full"
      onClose={close}
      actions={
        <Button variant="outlined" onClick={close}>
          {say.close}
        </Button>
      }
    >
      <OrderContent state={state} level={3} />
    </Dialog>
  )
}

import type { OrderAction, OrderResult } from '@carrier-portal/contract'
import { Dialog } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button } from '@carrier-portal/shared-ui/kit'
import { useRef, useState } from 'react'
import { useScansPressNoButton } from '../scan/useScansPressNoButton.ts'
import { messages } from './messages.ts'
import { NeighbourButtons } from './NeighbourButtons.tsx'
import { OrderContent } from './OrderContent.tsx'
import { useOrder } from './useOrder.ts'

interface DetailsDialogProps {
  readonly workOrderNumber: string
  /** The numbers of the list that the order was opened from. */
  readonly list?: readonly string[]
  readonly actions?: readonly OrderAction[]
  /** Is called with the number of each order that is shown after the first one. */
  onShow?(workOrderNumber: string): void
  onClose(result: OrderResult): void
}

/** The details of an order in a dialog, with the actions of its list and buttons for the orders before and after it. */
export function DetailsDialog({ workOrderNumber, list = [], actions = [], onShow, onClose }: DetailsDialogProps) {
  const t = useMessages(messages)
  const [shown, setShown] = useState(workOrderNumber)
  const state = useOrder(shown)
  const content = useRef<HTMLDivElement>(null)
  useScansPressNoButton(content)
  const close = () => onClose('CLOSED')
  const show = (number: string) => {
    setShown(number)
    onShow?.(number)
  }
  return (
    <Dialog
      title={t.title(shown)}
      size="full"
      onClose={close}
      actions={
        <>
          <NeighbourButtons list={list} shown={shown} onShow={show} />
          <Button variant="outlined" onClick={close}>
            {t.close}
          </Button>
          {actions.map(({ label, run }, index) => (
            <Button
              key={label}
              variant={index === 0 ? 'contained' : 'outlined'}
              onClick={() => {
                close()
                run(shown)
              }}
            >
              {label}
            </Button>
          ))}
        </>
      }
    >
      <div ref={content}>
        <OrderContent key={shown} state={state} level={3} />
      </div>
    </Dialog>
  )
}

import type { OrderAction, OrderResult } from '@carrier-portal/contract'
import { useStatusText } from '@carrier-portal/shared-ui/badges'
import { Dialog, StatusRegion } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button, styled } from '@carrier-portal/shared-ui/kit'
import { color, type } from '@carrier-portal/shared-ui/theme'
import { useRef, useState } from 'react'
import { useAnnounceGone } from '../failure/useAnnounceGone.ts'
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

/**
 * The details of an order in a dialog, with the actions of its list and buttons for the orders before and after it. An action
 * that the order has no longer, as one that someone else has accepted, is disabled, and the list refetches.
 */
export function DetailsDialog({ workOrderNumber, list = [], actions = [], onShow, onClose }: DetailsDialogProps) {
  const t = useMessages(messages)
  const statusText = useStatusText()
  const [shown, setShown] = useState(workOrderNumber)
  const state = useOrder(shown)
  const content = useRef<HTMLDivElement>(null)
  useScansPressNoButton(content)
  const status = state.state === 'loaded' ? state.loaded.workOrder.status : null
  const isRefused = (action: OrderAction) => action.status !== undefined && status !== null && action.status !== status
  const isChanged = actions.some(isRefused)
  useAnnounceGone(shown, isChanged)
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
          <ChangedStatus>{isChanged && t.changedStatus(statusText(status))}</ChangedStatus>
          <NeighbourButtons list={list} shown={shown} onShow={show} />
          <Button variant="outlined" onClick={close}>
            {t.close}
          </Button>
          {actions.map((action, index) => (
            <Button
              key={action.label}
              variant={index === 0 ? 'contained' : 'outlined'}
              disabled={isRefused(action)}
              onClick={() => {
                close()
                action.run(shown)
              }}
            >
              {action.label}
            </Button>
          ))}
        </>
      }
    >
      <div ref={content}>
        <OrderContent key={shown} state={state} />
      </div>
    </Dialog>
  )
}

/** Why the buttons below are disabled. */
const ChangedStatus = styled(StatusRegion)`
  flex: 1 1 100%;
  color: ${color.muted};
  font-size: ${type.small};
`

import type { WorkOrderListItem } from '@carrier-portal/contract'
import { StatusBadge } from '@carrier-portal/shared-ui/badges'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { memo, type ReactNode } from 'react'
import { ORDER_ATTRIBUTE } from '../focus/orderFocus.ts'
import { UnsentBadge, type UnsentState } from '../unsent/UnsentBadge.tsx'
import { NewBadge, UrgencyChip } from '../urgency/UrgencyChip.tsx'
import type { Urgency } from '../urgency/urgency.ts'
import { ActionBar, CardFrame, CardHead, NumberButton, NumberHeading, NumberLine } from './cardLayout.tsx'
import { Facts } from './Facts.tsx'
import { messages } from './messages.ts'
import { PickupDropoff } from './PickupDropoff.tsx'

export interface OrderCardProps {
  readonly order: WorkOrderListItem
  /** The result of `urgencyOf(order, now)`. */
  readonly urgency: Urgency | undefined
  /** Whether the order arrived with the last refresh. */
  readonly isNew?: boolean
  /** Whether a save of the order is still on this device. */
  readonly unsent?: UnsentState | undefined
  /** Called with the order number when it is pressed. */
  onOpen(workOrderNumber: string): void
  /** The order's buttons. */
  readonly actions: ReactNode
  /** The checkbox of lists whose orders can be selected. */
  readonly checkbox?: ReactNode
}

/** One order as a card. */
export const OrderCard = memo(function OrderCard({ order, urgency, isNew = false, ...card }: OrderCardProps) {
  const t = useMessages(messages)
  const { workOrderNumber, status } = order
  return (
    <CardFrame
      aria-label={t.order(workOrderNumber)}
      $late={urgency?.level === 'late'}
      {...{ [ORDER_ATTRIBUTE]: workOrderNumber }}
    >
      <CardHead>
        <NumberLine>
          {card.checkbox}
          <NumberHeading>
            <NumberButton type="button" onClick={() => card.onOpen(workOrderNumber)}>
              {workOrderNumber}
            </NumberButton>
          </NumberHeading>
        </NumberLine>
        <UrgencyChip urgency={urgency} />
        <StatusBadge status={status} />
        {isNew && <NewBadge />}
        <UnsentBadge unsent={card.unsent} />
      </CardHead>
      <PickupDropoff order={order} />
      <Facts order={order} />
      <ActionBar>{card.actions}</ActionBar>
    </CardFrame>
  )
})

import type { WorkOrderListItem } from '@carrier-portal/contract'
import { StatusBadge } from '@carrier-portal/shared-ui/badges'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { memo, type ReactNode } from 'react'
import { NewBadge, UrgencyChip } from '../urgency/UrgencyChip.tsx'
import type { Urgency } from '../urgency/urgency.ts'
import { ActionBar, CardFrame, CardHead, NumberButton, NumberHeading } from './cardLayout.tsx'
import { Facts } from './Facts.tsx'
import { messages } from './messages.ts'
import { PickupDropoff } from './PickupDropoff.tsx'

export interface OrderCardProps {
  readonly order: WorkOrderListItem
  /** What `urgency(order, now)` says. */
  readonly urgency: Urgency | undefined
  /** It came with the last refresh. */
  readonly isNew?: boolean
  /** The order number opens the details. */
  onOpen(workOrderNumber: string): void
  /** The buttons: the primary filled, the secondary outlined, View Details quiet. */
  readonly actions: ReactNode
}

/** One order, as a card (design-brief.md, "Order card"). */
export const OrderCard = memo(function OrderCard({ order, urgency, isNew = false, onOpen, actions }: OrderCardProps) {
  const t = useMessages(messages)
  const { workOrderNumber, status } = order
  return (
    <CardFrame aria-label={t.order(workOrderNumber)} $late={urgency?.level === 'late'}>
      <CardHead>
        <NumberHeading>
          <NumberButton type="button" onClick={() => onOpen(workOrderNumber)}>
            {workOrderNumber}
          </NumberButton>
        </NumberHeading>
        {isNew && <NewBadge />}
        <UrgencyChip urgency={urgency} />
        <StatusBadge status={status} />
      </CardHead>
      <PickupDropoff order={order} />
      <Facts order={order} />
      <ActionBar>{actions}</ActionBar>
    </CardFrame>
  )
})

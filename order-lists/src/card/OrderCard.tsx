import { StatusBadge } from '@carrier-portal/shared-ui/badges'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { memo } from 'react'
import { ORDER_ATTRIBUTE } from '../focus/orderFocus.ts'
import { SelectOrder } from '../selection/SelectOrder.tsx'
import { UnsentBadge } from '../unsent/UnsentBadge.tsx'
import { NewBadge, UrgencyChip } from '../urgency/UrgencyChip.tsx'
import { urgencyOf } from '../urgency/urgency.ts'
import { ActionBar, CardFrame, CardHeader, NumberHeading, NumberLine } from './cardLayout.tsx'
import { Facts } from './Facts.tsx'
import type { ListedOrder } from './listedOrder.ts'
import { messages } from './messages.ts'
import { OrderNumber } from './OrderNumber.tsx'
import { PickupDropoff } from './PickupDropoff.tsx'

/** One order as a card. */
export const OrderCard = memo(function OrderCard({ order, now, isNew = false, selected, ...card }: ListedOrder) {
  const t = useMessages(messages)
  const urgency = urgencyOf(order, now)
  const { workOrderNumber, status } = order
  return (
    <CardFrame
      as="article"
      aria-label={t.order(workOrderNumber)}
      $late={urgency?.level === 'late'}
      {...{ [ORDER_ATTRIBUTE]: workOrderNumber }}
    >
      <CardHeader>
        <NumberLine>
          {selected !== undefined && (
            <SelectOrder workOrderNumber={workOrderNumber} checked={selected} onToggle={card.onToggle} />
          )}
          <NumberHeading>
            <OrderNumber order={order} href={card.href} onOpen={card.onOpen} />
          </NumberHeading>
        </NumberLine>
        <UrgencyChip urgency={urgency} />
        <StatusBadge status={status} />
        {isNew && <NewBadge />}
        <UnsentBadge unsent={card.unsent} />
      </CardHeader>
      <PickupDropoff order={order} />
      <Facts order={order} />
      <ActionBar>{card.actionsOf(order, 'cards')}</ActionBar>
    </CardFrame>
  )
})

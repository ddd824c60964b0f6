import type { WorkOrderListItem } from '@carrier-portal/contract'
import { TempBadges } from '@carrier-portal/shared-ui/badges'
import { ExternalText, TabularNumbers } from '@carrier-portal/shared-ui/feedback'
import { styled } from '@carrier-portal/shared-ui/kit'
import { Inline, Surface } from '@carrier-portal/shared-ui/layout'
import { color, space, type } from '@carrier-portal/shared-ui/theme'
import type { ReactNode } from 'react'
import { BothWindows } from '../decision/OrderSummary.tsx'

/** One order of a bulk decision: number, both stops, both windows and temperatures, with the given field below. */
export function BulkOrder({ order, children }: { order: WorkOrderListItem; children?: ReactNode }) {
  return (
    <OrderBox>
      <Inline>
        <OrderNumber>
          <TabularNumbers>{order.workOrderNumber}</TabularNumbers>
        </OrderNumber>
        <TempBadges states={order.tempStates} />
      </Inline>
      <div>
        <ExternalText>{order.pickupClientLocationName}</ExternalText>
        {' → '}
        <ExternalText>{order.dropoffClientLocationName}</ExternalText>
      </div>
      <Times>
        <BothWindows order={order} />
      </Times>
      {children}
    </OrderBox>
  )
}

const OrderBox = styled(Surface)`
  padding: ${space(2, 3)};
  > :nth-child(4) {
    margin-top: ${space(2)};
    /* On a phone the order number in the label stays in one piece. */
    text-wrap: balance;
  }
`

const OrderNumber = styled.strong`
  font-weight: ${type.strong};
`

const Times = styled.div`
  color: ${color.muted};
`

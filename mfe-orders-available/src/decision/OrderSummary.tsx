import type { WorkOrderListItem } from '@carrier-portal/contract'
import { TempBadges } from '@carrier-portal/shared-ui/badges'
import { ExternalText } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { color, magnified, space, tabularNumbers } from '@carrier-portal/shared-ui/theme'
import { formatWindow } from '@carrier-portal/shared-ui/time'
import { messages } from './messages.ts'

/** The order of a decision in four lines: from, to, windows, items with temperature states. */
export function OrderSummary({ order }: { order: WorkOrderListItem }) {
  const t = useMessages(messages)
  return (
    <Lines>
      <dt>{t.from}</dt>
      <dd>
        <ExternalText>{order.pickupClientLocationName}</ExternalText>
      </dd>
      <dt>{t.to}</dt>
      <dd>
        <ExternalText>{order.dropoffClientLocationName}</ExternalText>
      </dd>
      <dt>{t.windows}</dt>
      <dd>
        <BothWindows order={order} />
      </dd>
      <dt>{t.items}</dt>
      <Items>
        {order.lineItems.length}
        <TempBadges states={order.tempStates} />
      </Items>
    </Lines>
  )
}

/** Both windows, with one day where they share it. A narrow line breaks between them, not inside of a time. */
export function BothWindows({ order }: { order: WorkOrderListItem }) {
  const pickup = formatWindow(order.pickupEarliestDateTime, order.pickupLatestDateTime)
  const dropoff = formatWindow(order.dropoffEarliestDateTime, order.dropoffLatestDateTime)
  const until = pickup.day === dropoff.day ? dropoff.time : `${dropoff.day} ${dropoff.time}`
  return (
    <>
      <Whole>{`${pickup.day} ${pickup.time}`.trim()}</Whole> <Whole>{`→ ${until}`}</Whole>
    </>
  )
}

const Whole = styled.span`
  display: inline-block;
  text-wrap: balance;
`

const Lines = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(1, 4)};
  ${magnified} {
    grid-template-columns: minmax(0, 1fr);
  }
  margin: 0;
  padding: ${space(0, 0, 4)};
  ${tabularNumbers}
  dt {
    color: ${color.muted};
  }
  dd {
    margin: 0;
  }
`

const Items = styled.dd`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1, 3)};
`

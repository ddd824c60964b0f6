import type { WorkOrderListItem } from '@carrier-portal/contract'
import { Foreign } from '@carrier-portal/shared-ui/feedback'
import { styled } from '@carrier-portal/shared-ui/kit'
import { TempBadges } from '@carrier-portal/shared-ui/orders'
import { color, space, tabular } from '@carrier-portal/shared-ui/theme'
import { showWindow } from '@carrier-portal/shared-ui/time'
import { useWords } from '@carrier-portal/shared-ui/words'
import { words } from './words.ts'

/** What is about to be answered, in four lines: from, to, windows, items and temp states (design brief). */
export function Recap({ order }: { order: WorkOrderListItem }) {
  const say = useWords(words)
  return (
    <Lines>
      <dt>{say.from}</dt>
      <dd>
        <Foreign>{order.pickupClientLocationName}</Foreign>
      </dd>
      <dt>{say.to}</dt>
      <dd>
        <Foreign>{order.dropoffClientLocationName}</Foreign>
      </dd>
      <dt>{say.windows}</dt>
      <dd>{windowsOf(order)}</dd>
      <dt>{say.items}</dt>
      <Items>
        {order.lineItems.length}
        <TempBadges states={order.tempStates} />
      </Items>
    </Lines>
  )
}

/** Both windows in a line, the day once where they share it. */
function windowsOf(order: WorkOrderListItem): string {
  const pickup = showWindow(order.pickupEarliestDateTime, order.pickupLatestDateTime)
  const dropoff = showWindow(order.dropoffEarliestDateTime, order.dropoffLatestDateTime)
  const until = pickup.day === dropoff.day ? dropoff.time : `${dropoff.day} ${dropoff.time}`
  return `${pickup.day} ${pickup.time} → ${until}`.trim()
}

const Lines = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(1, 4)};
  margin: 0;
  padding: ${space(0, 0, 4)};
  ${tabular}
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

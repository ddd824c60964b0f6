import type { WorkOrderListItem } from '@carrier-portal/contract'
import { ExternalText } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { color, space, tabularNumbers, type, visuallyHidden, wide } from '@carrier-portal/shared-ui/theme'
import { type ShownWindow, showTime, showWindow } from '@carrier-portal/shared-ui/time'
import { messages } from './messages.ts'

/**
 * From where to where and when: two lines, each place with its window beneath, the day once where all share it. The
 * windows are drawn for the eye; the four times stand as they came for screen readers.
 */
export function Route({ order }: { order: WorkOrderListItem }) {
  const t = useMessages(messages)
  const pickup = showWindow(order.pickupEarliestDateTime, order.pickupLatestDateTime)
  const dropoff = showWindow(order.dropoffEarliestDateTime, order.dropoffLatestDateTime)
  const shared = pickup.day === dropoff.day ? pickup.day : ''
  return (
    <div>
      {shared !== '' && <Day aria-hidden="true">{shared}</Day>}
      <Lines>
        <Leg>
          <Label>{t.pickup}</Label>
          <Place>
            <ExternalText>{order.pickupClientLocationName}</ExternalText>
          </Place>
          <Times window={pickup} withDay={shared === ''} />
        </Leg>
        <Said term={t.pickupEarliest} time={order.pickupEarliestDateTime} />
        <Said term={t.pickupLatest} time={order.pickupLatestDateTime} />
        <Leg>
          <Label>{t.dropoff}</Label>
          <Place>
            <ExternalText>{order.dropoffClientLocationName}</ExternalText>
          </Place>
          <Times window={dropoff} withDay={shared === ''} />
        </Leg>
        <Said term={t.dropoffEarliest} time={order.dropoffEarliestDateTime} />
        <Said term={t.dropoffLatest} time={order.dropoffLatestDateTime} />
      </Lines>
    </div>
  )
}

function Times({ window, withDay }: { window: ShownWindow; withDay: boolean }) {
  return (
    <Window aria-hidden="true">
      {window.time}
      {withDay && window.day !== '' && <DayBeside>{window.day}</DayBeside>}
    </Window>
  )
}

function Said({ term, time }: { term: string; time: string | null }) {
  return (
    <Hidden>
      <dt>{term}</dt>
      <dd>{showTime(time)}</dd>
    </Hidden>
  )
}

const Lines = styled.dl`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  margin: 0;
  ${wide.desk} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(2, 6)};
  }
`

const Day = styled.div`
  ${tabularNumbers}
  font-size: ${type.small};
  color: ${color.muted};
  padding-bottom: ${space(1)};
`

const Leg = styled.div`
  display: grid;
  grid-template-columns: 4.75rem minmax(0, 1fr);
  column-gap: ${space(2)};
  align-items: baseline;
  align-content: start;
`

const Label = styled.dt`
  font-size: ${type.small};
  color: ${color.muted};
`

const Place = styled.dd`
  margin: 0;
  font-weight: ${type.medium};
`

const Window = styled.dd`
  grid-column: 2;
  margin: 0;
  ${tabularNumbers}
  font-weight: ${type.medium};
  color: ${color.text};
  overflow-wrap: anywhere;
`

const DayBeside = styled.span`
  padding-inline-start: ${space(2)};
  font-weight: ${type.regular};
  color: ${color.muted};
  white-space: nowrap;
`

const Hidden = styled.div`
  ${visuallyHidden}
`

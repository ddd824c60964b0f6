import type { WorkOrderListItem } from '@carrier-portal/contract'
import { ExternalText } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { color, space, tabularNumbers, type, visuallyHidden, wide } from '@carrier-portal/shared-ui/theme'
import { type FormattedWindow, formatTimeText, formatWindow } from '@carrier-portal/shared-ui/time'
import { messages } from './messages.ts'

/**
 * From where to where and when: two lines, each place with its window beneath, the day once where all share it. The
 * windows are drawn for the eye; the four times stand as they came for screen readers.
 */
export function PickupDropoff({ order }: { order: WorkOrderListItem }) {
  const t = useMessages(messages)
  const pickup = formatWindow(order.pickupEarliestDateTime, order.pickupLatestDateTime)
  const dropoff = formatWindow(order.dropoffEarliestDateTime, order.dropoffLatestDateTime)
  const shared = pickup.day === dropoff.day ? pickup.day : ''
  return (
    <div>
      {shared !== '' && <Day aria-hidden="true">{shared}</Day>}
      <Stops>
        <Stop>
          <Label>{t.pickup}</Label>
          <LocationName>
            <ExternalText>{order.pickupClientLocationName}</ExternalText>
          </LocationName>
          <Times window={pickup} withDay={shared === ''} />
        </Stop>
        <SpokenTime term={t.pickupEarliest} time={order.pickupEarliestDateTime} />
        <SpokenTime term={t.pickupLatest} time={order.pickupLatestDateTime} />
        <Stop>
          <Label>{t.dropoff}</Label>
          <LocationName>
            <ExternalText>{order.dropoffClientLocationName}</ExternalText>
          </LocationName>
          <Times window={dropoff} withDay={shared === ''} />
        </Stop>
        <SpokenTime term={t.dropoffEarliest} time={order.dropoffEarliestDateTime} />
        <SpokenTime term={t.dropoffLatest} time={order.dropoffLatestDateTime} />
      </Stops>
    </div>
  )
}

function Times({ window, withDay }: { window: FormattedWindow; withDay: boolean }) {
  return (
    <Window aria-hidden="true">
      {window.time}
      {withDay && window.day !== '' && <DayBeside>{window.day}</DayBeside>}
    </Window>
  )
}

function SpokenTime({ term, time }: { term: string; time: string | null }) {
  return (
    <Hidden>
      <dt>{term}</dt>
      <dd>{formatTimeText(time)}</dd>
    </Hidden>
  )
}

const Stops = styled.dl`
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

const Stop = styled.div`
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

const LocationName = styled.dd`
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

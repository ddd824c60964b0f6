import type { WorkOrderListItem } from '@carrier-portal/contract'
import type { Stop } from '@carrier-portal/shared-ui/contact'
import { ExternalText, VisuallyHidden } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { color, space, tabularNumbers, type, wide } from '@carrier-portal/shared-ui/theme'
import { formatTimeText, formatWindow } from '@carrier-portal/shared-ui/time'
import { smallCard } from './cardLayout.tsx'
import { messages } from './messages.ts'

/** Both stops of an order. */
export function PickupDropoff({ order }: { order: WorkOrderListItem }) {
  return (
    <Stops>
      <StopEntry order={order} stop="pickup" />
      <StopEntry order={order} stop="dropoff" />
    </Stops>
  )
}

/**
 * The location of a stop with its window below it. The window is shortened for the eye and hidden from screen readers, which
 * read both times as the backend sent them.
 */
function StopEntry({ order, stop }: { order: WorkOrderListItem; stop: Stop }) {
  const t = useMessages(messages)
  const earliest = order[`${stop}EarliestDateTime`]
  const latest = order[`${stop}LatestDateTime`]
  const { day, time } = formatWindow(earliest, latest)
  return (
    <>
      <StopGrid>
        <Label>{t[stop]}</Label>
        <LocationName>
          <ExternalText>{order[`${stop}ClientLocationName`]}</ExternalText>
        </LocationName>
        <Day aria-hidden="true">{day}</Day>
        <Window aria-hidden="true">{time}</Window>
      </StopGrid>
      <SpokenTime term={t[`${stop}Earliest`]} time={earliest} />
      <SpokenTime term={t[`${stop}Latest`]} time={latest} />
    </>
  )
}

function SpokenTime({ term, time }: { term: string; time: string | null }) {
  return (
    <VisuallyHidden as="div">
      <dt>{term}</dt>
      <dd>{formatTimeText(time)}</dd>
    </VisuallyHidden>
  )
}

const Stops = styled.dl`
  grid-area: stops;
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  margin: 0;
  ${wide.desk} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(2, 5)};
  }
`

const STACKED = "'label day' auto 'name name' auto 'window window' auto / auto minmax(0, 1fr)"

/** Label and day beside the location on phones, above it on desks and on small cards. */
const StopGrid = styled.div`
  display: grid;
  grid-template: 'label name' auto 'day window' auto / minmax(5.5rem, max-content) minmax(0, 1fr);
  column-gap: ${space(2)};
  align-items: baseline;
  align-content: start;
  line-height: 1.35;
  ${smallCard} {
    grid-template: ${STACKED};
  }
  ${wide.desk} {
    grid-template: ${STACKED};
    font-size: 0.875rem;
  }
`

const Label = styled.dt`
  grid-area: label;
  font-size: 0.75rem;
  color: ${color.muted};
`

const LocationName = styled.dd`
  grid-area: name;
  margin: 0;
  font-weight: ${type.medium};
`

const Day = styled.dd`
  grid-area: day;
  margin: 0;
  ${tabularNumbers}
  font-size: 0.75rem;
  color: ${color.muted};
`

const Window = styled.dd`
  grid-area: window;
  margin: 0;
  ${tabularNumbers}
  font-weight: ${type.medium};
  overflow-wrap: anywhere;
  /* Two lines break between the times, not before the zone. */
  text-wrap: balance;
  ${wide.desk} {
    font-size: 0.8125rem;
  }
`

import type { WorkOrder } from '@carrier-portal/contract'
import { Foreign, Icon } from '@carrier-portal/shared-ui/feedback'
import { styled } from '@carrier-portal/shared-ui/kit'
import { color, line, radius, space, type } from '@carrier-portal/shared-ui/theme'
import { showTime } from '@carrier-portal/shared-ui/time'
import { useWords } from '@carrier-portal/shared-ui/words'
import { cityLine, mapLink } from './links.ts'
import { OutLink } from './OutLink.tsx'
import { quantityCheck } from './quantityCheck.ts'
import { type HeadingLevel, Section, Term, Terms } from './Section.tsx'
import { type Leg, stopOf } from './stop.ts'
import { words } from './words.ts'

/** Where the order is picked up or dropped off, when, and what is to be known of the place. */
export function StopSection({ order, leg, level }: { order: WorkOrder; leg: Leg; level: HeadingLevel }) {
  const say = useWords(words)
  const stop = stopOf(order, leg)
  const map = mapLink(stop.place)
  return (
    <Section title={say[leg]} level={level}>
      <Terms>
        <Notes $given={stop.notes !== null}>
          <dt>
            <Icon name="info" />
            {say.notes}
          </dt>
          <dd>
            <Foreign>{stop.notes}</Foreign>
          </dd>
        </Notes>
        <Term name={say.location} whole>
          <Foreign>{stop.place.name}</Foreign>
        </Term>
        <Term name={say.address} whole>
          <Foreign>{stop.place.street}</Foreign>
          <div>{cityLine(stop.place)}</div>
          {map !== undefined && <OutLink href={map}>{say.map}</OutLink>}
        </Term>
        <Term name={say.earliest[leg]}>{showTime(stop.earliest)}</Term>
        <Term name={say.latest[leg]}>{showTime(stop.latest)}</Term>
        <Term name={say.signature}>
          <Foreign>{stop.signature}</Foreign>
        </Term>
        <Term name={say.quantity}>
          <Foreign>{stop.quantity}</Foreign>
          <Check order={order} quantity={stop.quantity} />
        </Term>
      </Terms>
    </Section>
  )
}

function Check({ order, quantity }: { order: WorkOrder; quantity: number | null }) {
  const say = useWords(words)
  const check = quantityCheck(quantity, order.lineItems)
  if (check.state === 'unknown') return null
  const differs = check.state === 'differs'
  return (
    <CheckLine $differs={differs}>
      <Icon name={differs ? 'alert' : 'check'} />
      {differs ? say.quantityDiffers(check.counted) : say.quantityMatches(check.counted)}
    </CheckLine>
  )
}

/** What a courier must read before anything else; quiet where there is nothing. */
const Notes = styled.div<{ $given: boolean }>`
  grid-column: 1 / -1;
  padding: ${space(2, 3)};
  border-inline-start: ${line.bar} solid ${({ $given }) => ($given ? color.accent : color.border)};
  border-radius: ${radius.small};
  background: ${({ $given }) => ($given ? color.accentSoft : 'transparent')};
  dt {
    display: flex;
    align-items: center;
    gap: ${space(1)};
    font-weight: ${type.strong};
  }
  dd {
    margin: 0;
    white-space: pre-line;
  }
`

const CheckLine = styled.div<{ $differs: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  color: ${({ $differs }) => ($differs ? color.warning : color.success)};
`

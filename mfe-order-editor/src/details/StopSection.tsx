import type { WorkOrder } from '@carrier-portal/contract'
import { cityLine, mapLink, type Stop, stopAddress } from '@carrier-portal/shared-ui/contact'
import { ExternalText, Icon } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { color, line, radius, space, type } from '@carrier-portal/shared-ui/theme'
import { formatTimeText } from '@carrier-portal/shared-ui/time'
import { ExternalLink } from './detailsLinks.ts'
import { messages } from './messages.ts'
import { quantityCheck } from './quantityCheck.ts'
import { Section, Term, Terms } from './Section.tsx'

/** The pickup or the dropoff: notes, address, window, signature, quantity. */
export function StopSection({ order, stop }: { order: WorkOrder; stop: Stop }) {
  const t = useMessages(messages)
  const address = stopAddress(order, stop)
  const map = mapLink(address)
  const notes = order[`${stop}Notes`]
  const quantity = order[`${stop}Quantity`]
  return (
    <Section title={t[stop]}>
      <Terms>
        <Notes $given={notes !== null}>
          <dt>
            <Icon name="info" />
            {t.notes}
          </dt>
          <dd>
            <ExternalText>{notes}</ExternalText>
          </dd>
        </Notes>
        <Term name={t.location} whole>
          <ExternalText>{address.name}</ExternalText>
        </Term>
        <Term name={t.address} whole>
          <ExternalText>{address.street}</ExternalText>
          <div>{cityLine(address)}</div>
          {map !== undefined && <ExternalLink href={map}>{t.map}</ExternalLink>}
        </Term>
        <Term name={t.earliest[stop]}>{formatTimeText(order[`${stop}EarliestDateTime`])}</Term>
        <Term name={t.latest[stop]}>{formatTimeText(order[`${stop}LatestDateTime`])}</Term>
        <Term name={t.signature}>
          <ExternalText>{order[`${stop}POD`]}</ExternalText>
        </Term>
        <Term name={t.quantity}>
          <ExternalText>{quantity}</ExternalText>
          <Check order={order} quantity={quantity} />
        </Term>
      </Terms>
    </Section>
  )
}

function Check({ order, quantity }: { order: WorkOrder; quantity: number | null }) {
  const t = useMessages(messages)
  const check = quantityCheck(quantity, order.lineItems)
  if (check.state === 'unknown') return null
  const differs = check.state === 'differs'
  return (
    <CheckLine $differs={differs}>
      <Icon name={differs ? 'alert' : 'check'} />
      {differs ? t.quantityDiffers(check.counted) : t.quantityMatches(check.counted)}
    </CheckLine>
  )
}

/** The notes, highlighted when there are any. */
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

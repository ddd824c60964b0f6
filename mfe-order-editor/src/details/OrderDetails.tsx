import type { WorkOrder } from '@carrier-portal/contract'
import { StatusBadge, TempBadges } from '@carrier-portal/shared-ui/badges'
import { phoneLink } from '@carrier-portal/shared-ui/contact'
import { ExternalText } from '@carrier-portal/shared-ui/feedback'
import { useMessages, useValueText } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { print, space, wide } from '@carrier-portal/shared-ui/theme'
import { formatTimeText } from '@carrier-portal/shared-ui/time'
import { callerName } from './callerName.ts'
import { CallLink } from './detailsLinks.ts'
import { ItemList } from './ItemList.tsx'
import { messages } from './messages.ts'
import { showMoney } from './money.ts'
import { Patient } from './Patient.tsx'
import { Section, Term, Terms } from './Section.tsx'
import { StopSection } from './StopSection.tsx'

/** All details of an order, read only. */
export function OrderDetails({ order }: { order: WorkOrder }) {
  const { items } = useMessages(messages)
  return (
    <Columns>
      <WholeWidth>
        <Contact order={order} />
      </WholeWidth>
      <StopSection order={order} stop="pickup" />
      <StopSection order={order} stop="dropoff" />
      <WholeWidth>
        <Information order={order} />
      </WholeWidth>
      <WholeWidth>
        <Section title={items}>
          <ItemList items={order.lineItems} />
        </Section>
      </WholeWidth>
    </Columns>
  )
}

function Contact({ order }: { order: WorkOrder }) {
  const t = useMessages(messages)
  const caller = callerName(order.callerName)
  const phone = phoneLink(order.callerPhoneNumber)
  return (
    <Section title={t.contact}>
      <Terms>
        <Term name={t.firstName}>
          <ExternalText>{caller.first}</ExternalText>
        </Term>
        <Term name={t.lastName}>
          <ExternalText>{caller.last}</ExternalText>
        </Term>
        <Term name={t.phone}>
          {phone === undefined ? (
            <ExternalText>{order.callerPhoneNumber}</ExternalText>
          ) : (
            <CallLink href={phone}>{order.callerPhoneNumber}</CallLink>
          )}
        </Term>
        <Term name={t.patient}>
          <Patient name={order.patientName} />
        </Term>
      </Terms>
    </Section>
  )
}

function Information({ order }: { order: WorkOrder }) {
  const t = useMessages(messages)
  const valueText = useValueText()
  return (
    <Section title={t.order} beside={<StatusBadge status={order.status} />}>
      <Terms>
        <Term name={t.tempState} whole>
          <TempBadges states={order.tempStates} />
        </Term>
        <Text name={t.tripClass} text={valueText(order.tripClassifier)} />
        <Text name={t.vehicle} text={valueText(order.vehicleType)} />
        <Text name={t.miles} text={order.mileage} />
        <Text name={t.minutes} text={order.timeToComplete} />
        <Text name={t.reference} text={order.ocReferenceNumber} />
        <Term name={t.charge}>{order.ocCharge === null ? '—' : showMoney(order.ocCharge)}</Term>
        <Term name={t.noLoad}>{order.noLoad ? t.yes : t.no}</Term>
        {order.noLoad && <Term name={t.noLoadTime}>{formatTimeText(order.noLoadPickupTime)}</Term>}
        {order.noLoad && <Text name={t.noLoadComments} text={order.noLoadComments} whole />}
        <Text name={t.comments} text={order.ocComments} whole />
      </Terms>
    </Section>
  )
}

function Text({ name, text, whole = false }: { name: string; text: string | number | null; whole?: boolean }) {
  return (
    <Term name={name} whole={whole}>
      <ExternalText>{text}</ExternalText>
    </Term>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  ${wide.desk} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  /* Firefox moves a part of a grid that is higher than the rest of a page to the next one as a whole. */
  ${print} {
    display: block;
    > * + * {
      margin-top: ${space(4)};
    }
  }
`

const WholeWidth = styled.div`
  min-width: 0;
  ${wide.desk} {
    grid-column: 1 / -1;
  }
`

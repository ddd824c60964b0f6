import type { WorkOrder } from '@carrier-portal/contract'
import { Foreign } from '@carrier-portal/shared-ui/feedback'
import { styled } from '@carrier-portal/shared-ui/kit'
import { StatusBadge, TempBadges } from '@carrier-portal/shared-ui/orders'
import { space, wide } from '@carrier-portal/shared-ui/theme'
import { showTime } from '@carrier-portal/shared-ui/time'
import { useWords } from '@carrier-portal/shared-ui/words'
import { callerName } from './callerName.ts'
import { ItemList } from './ItemList.tsx'
import { phoneLink } from './links.ts'
import { showMoney } from './money.ts'
import { OutLink } from './OutLink.tsx'
import { Patient } from './Patient.tsx'
import { type HeadingLevel, Section, Term, Terms } from './Section.tsx'
import { StopSection } from './StopSection.tsx'
import { words } from './words.ts'

interface Part {
  readonly order: WorkOrder
  readonly level: HeadingLevel
}

/** Everything known of an order, to be read (specification, section 2, "Order details view"). */
export function OrderDetails({ order, level }: Part) {
  const { items } = useWords(words)
  return (
    <Columns>
      <WholeWidth>
        <Contact order={order} level={level} />
      </WholeWidth>
      <StopSection order={order} leg="pickup" level={level} />
      <StopSection order={order} leg="dropoff" level={level} />
      <WholeWidth>
        <Information order={order} level={level} />
      </WholeWidth>
      <WholeWidth>
        <Section title={items} level={level}>
          <ItemList items={order.lineItems} />
        </Section>
      </WholeWidth>
    </Columns>
  )
}

function Contact({ order, level }: Part) {
  const say = useWords(words)
  const caller = callerName(order.callerName)
  const phone = phoneLink(order.callerPhoneNumber)
  return (
    <Section title={say.contact} level={level}>
      <Terms>
        <Term name={say.firstName}>
          <Foreign>{caller.first}</Foreign>
        </Term>
        <Term name={say.lastName}>
          <Foreign>{caller.last}</Foreign>
        </Term>
        <Term name={say.phone}>
          {phone === undefined ? (
            <Foreign>{order.callerPhoneNumber}</Foreign>
          ) : (
            <OutLink href={phone} target="_self">
              {order.callerPhoneNumber}
            </OutLink>
          )}
        </Term>
        <Term name={say.patient}>
          <Patient name={order.patientName} />
        </Term>
      </Terms>
    </Section>
  )
}

function Information({ order, level }: Part) {
  const say = useWords(words)
  return (
    <Section title={say.order} level={level} beside={<StatusBadge status={order.status} />}>
      <Terms>
        <Term name={say.tempState} whole>
          <TempBadges states={order.tempStates} />
        </Term>
        <Text name={say.tripClass} text={order.tripClassifier} />
        <Text name={say.vehicle} text={order.vehicleType} />
        <Text name={say.miles} text={order.mileage} />
        <Text name={say.minutes} text={order.timeToComplete} />
        <Text name={say.reference} text={order.ocReferenceNumber} />
        <Term name={say.charge}>{order.ocCharge === null ? '—' : showMoney(order.ocCharge)}</Term>
        <Term name={say.noLoad}>{order.noLoad ? say.yes : say.no}</Term>
        {order.noLoad && <Term name={say.noLoadTime}>{showTime(order.noLoadPickupTime)}</Term>}
        {order.noLoad && <Text name={say.noLoadComments} text={order.noLoadComments} whole />}
        <Text name={say.comments} text={order.ocComments} whole />
      </Terms>
    </Section>
  )
}

function Text({ name, text, whole = false }: { name: string; text: string | number | null; whole?: boolean }) {
  return (
    <Term name={name} whole={whole}>
      <Foreign>{text}</Foreign>
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
`

const WholeWidth = styled.div`
  min-width: 0;
  ${wide.desk} {
    grid-column: 1 / -1;
  }
`

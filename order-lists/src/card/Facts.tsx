import type { WorkOrderListItem } from '@carrier-portal/contract'
import { TempBadges } from '@carrier-portal/shared-ui/badges'
import { ExternalText } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { color, space, tabularNumbers, type } from '@carrier-portal/shared-ui/theme'
import type { ReactNode } from 'react'
import { messages } from './messages.ts'

/** Temperature first, then what tells a trip from another. */
export function Facts({ order }: { order: WorkOrderListItem }) {
  const t = useMessages(messages)
  return (
    <List>
      <Fact term={t.tempState}>
        <TempBadges states={order.tempStates} />
      </Fact>
      <Fact term={t.tripClass}>
        <ExternalText>{order.tripClassifier}</ExternalText>
      </Fact>
      <Fact term={t.vehicle}>
        <ExternalText>{order.vehicleType}</ExternalText>
      </Fact>
      <Fact term={t.miles}>
        <ExternalText>{order.mileage}</ExternalText>
      </Fact>
      <Fact term={t.minutes}>
        <ExternalText>{order.timeToComplete}</ExternalText>
      </Fact>
      <Fact term={t.items}>
        <ExternalText>{order.lineItems.length}</ExternalText>
      </Fact>
    </List>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <Pair>
      <Term>{term}</Term>
      <Value>{children}</Value>
    </Pair>
  )
}

const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2, 5)};
  margin: 0;
`

const Pair = styled.div`
  min-width: 0;
`

const Term = styled.dt`
  font-size: ${type.small};
  color: ${color.muted};
  line-height: 1.35;
`

const Value = styled.dd`
  margin: 0;
  ${tabularNumbers}
  font-weight: ${type.medium};
`

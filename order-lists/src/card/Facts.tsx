import type { WorkOrderListItem } from '@carrier-portal/contract'
import { TempBadges } from '@carrier-portal/shared-ui/badges'
import { ExternalText } from '@carrier-portal/shared-ui/feedback'
import { useMessages, useValueText } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { color, space, tabularNumbers, type, wide } from '@carrier-portal/shared-ui/theme'
import type { ReactNode } from 'react'
import { tinyCard } from './cardLayout.tsx'
import { messages } from './messages.ts'

/** Temperature, class, vehicle, miles, minutes and items, each in its own cell of a grid. */
export function Facts({ order }: { order: WorkOrderListItem }) {
  const t = useMessages(messages)
  const valueText = useValueText()
  return (
    <FactGrid>
      <Fact term={t.tempState}>
        <TempBadges states={order.tempStates} />
      </Fact>
      <Fact term={t.tripClass}>
        <ExternalText>{valueText(order.tripClassifier)}</ExternalText>
      </Fact>
      <Fact term={t.vehicle}>
        <ExternalText>{valueText(order.vehicleType)}</ExternalText>
      </Fact>
      <Fact term={t.minutes}>
        <ExternalText>{order.timeToComplete}</ExternalText>
      </Fact>
      <Fact term={t.miles}>
        <ExternalText>{order.mileage}</ExternalText>
      </Fact>
      <Fact term={t.items}>
        <ExternalText>{order.lineItems.length}</ExternalText>
      </Fact>
    </FactGrid>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <Term>{term}</Term>
      <Value>{children}</Value>
    </div>
  )
}

/** On phones the first column is as wide as the longest word of the temperature states, also with spaced letters. */
const FactGrid = styled.dl`
  grid-area: facts;
  display: grid;
  grid-template-columns: minmax(min-content, 1fr) minmax(0, 1fr);
  gap: ${space(1, 3)};
  margin: 0;
  > :first-child {
    max-width: 65cqi;
    span {
      overflow-wrap: break-word;
    }
  }
  ${tinyCard} {
    grid-template-columns: minmax(0, 1fr);
    > div {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      justify-content: space-between;
      gap: ${space(0, 2)};
    }
  }
  ${wide.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  /* The temperature states are one line above the other facts, so that a second one makes no card higher. */
  ${wide.desk} {
    grid-template-columns: 5.75rem 6rem 8.25rem 2.75rem 3.5rem;
    gap: ${space(1, 2)};
    > :first-child {
      grid-column: 1 / -1;
      display: flex;
      align-items: center;
      gap: ${space(2)};
    }
  }
  ${wide.cardLine} {
    grid-template-columns: 8.25rem 5.75rem 7.5rem;
    gap: ${space(0.5, 2)};
    > :first-child {
      grid-column: auto;
      display: block;
    }
  }
`

const Term = styled.dt`
  font-size: 0.75rem;
  color: ${color.muted};
  line-height: 1.3;
`

const Value = styled.dd`
  margin: 0;
  ${tabularNumbers}
  font-weight: ${type.medium};
  line-height: 1.35;
  ${wide.desk} {
    font-size: 0.8125rem;
    /* Lines of a badge. */
    span {
      line-height: 1.2;
    }
  }
`

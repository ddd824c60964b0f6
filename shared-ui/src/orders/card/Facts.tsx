import type { WorkOrderListItem } from '@carrier-portal/contract'
import { styled } from '@carrier-portal/shared-ui/kit'
import { color, space, tabular, type } from '@carrier-portal/shared-ui/theme'
import { useWords } from '@carrier-portal/shared-ui/words'
import type { ReactNode } from 'react'
import { Foreign } from '../../feedback/Text.tsx'
import { TempBadges } from '../badges/TempBadges.tsx'
import { words } from './words.ts'

/** Temperature first, then what tells a trip from another. */
export function Facts({ order }: { order: WorkOrderListItem }) {
  const say = useWords(words)
  return (
    <List>
      <Fact term={say.tempState}>
        <TempBadges states={order.tempStates} />
      </Fact>
      <Fact term={say.tripClass}>
        <Foreign>{order.tripClassifier}</Foreign>
      </Fact>
      <Fact term={say.vehicle}>
        <Foreign>{order.vehicleType}</Foreign>
      </Fact>
      <Fact term={say.miles}>
        <Foreign>{order.mileage}</Foreign>
      </Fact>
      <Fact term={say.minutes}>
        <Foreign>{order.timeToComplete}</Foreign>
      </Fact>
      <Fact term={say.items}>
        <Foreign>{order.lineItems.length}</Foreign>
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
  ${tabular}
  font-weight: ${type.medium};
`

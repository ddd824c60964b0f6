import { styled } from '@carrier-portal/shared-ui/kit'
import { color, line, radius, space, tabularNumbers, type } from '@carrier-portal/shared-ui/theme'
import type { OrderColumn } from '../view/sortOrders.ts'

/** Widths stand fixed: a table that measures its cells costs more than everything else on the page (stack.md). */
const WIDTHS = {
  workOrderNumber: '7.25rem',
  status: '8.5rem',
  pickupClientLocationName: '8rem',
  dropoffClientLocationName: '8rem',
  pickupEarliestDateTime: '7rem',
  dropoffEarliestDateTime: '7rem',
  tempStates: '9.5rem',
  tripClassifier: '5.75rem',
  vehicleType: '5rem',
  mileage: '4.5rem',
  timeToComplete: '4.75rem',
} satisfies Record<OrderColumn, string>

/** The table scrolls in its own frame, so that the page does not and the head stays in view. */
export const Scroller = styled.div`
  overflow: auto;
  max-height: calc(100vh - 4rem);
  border: ${line.thin} solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surface};
`

export const Table = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;
  font-size: max(0.875rem, ${type.small});
  line-height: 1.4;
  ${tabularNumbers}
  caption {
    position: absolute;
  }
`

export const Head = styled.th<{ $column: OrderColumn; $end: boolean }>`
  position: sticky;
  top: 0;
  z-index: 2;
  width: ${({ $column }) => WIDTHS[$column]};
  padding: 0;
  border-bottom: ${line.thin} solid ${color.control};
  background: ${color.sunken};
  text-align: ${({ $end }) => ($end ? 'end' : 'start')};
  &:first-child {
    inset-inline-start: 0;
    z-index: 3;
  }
  > button {
    justify-content: ${({ $end }) => ($end ? 'flex-end' : 'flex-start')};
  }
`

export const ActionHead = styled.th`
  position: sticky;
  top: 0;
  inset-inline-end: 0;
  z-index: 3;
  width: 11.25rem;
  padding: ${space(2)};
  border-bottom: ${line.thin} solid ${color.control};
  border-inline-start: ${line.thin} solid ${color.border};
  background: ${color.sunken};
  text-align: start;
`

export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  width: 100%;
  min-height: 2.25rem;
  padding: ${space(1, 2)};
  border: 0;
  background: none;
  color: ${color.text};
  font: inherit;
  font-weight: ${type.medium};
  text-align: inherit;
  cursor: pointer;
  &:focus-visible {
    outline-offset: -3px;
  }
`

/** Its own ground keeps what scrolls beneath the number and the actions from showing through. */
export const Row = styled.tr<{ $late: boolean }>`
  > th {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    padding: ${space(1, 2)};
    border-bottom: ${line.thin} solid ${color.border};
    border-inline-start: ${line.bar} solid ${({ $late }) => ($late ? color.danger : 'transparent')};
    background: ${color.surface};
    text-align: start;
    vertical-align: middle;
  }
  &:hover > * {
    background: ${color.accentSoft};
  }
  &:last-child > * {
    border-bottom: 0;
  }
`

export const Cell = styled.td`
  padding: ${space(1, 2)};
  border-bottom: ${line.thin} solid ${color.border};
  background: ${color.surface};
  vertical-align: middle;
  overflow-wrap: anywhere;
`

export const NumberCell = styled(Cell)`
  text-align: end;
`

export const ActionCell = styled(Cell)`
  position: sticky;
  inset-inline-end: 0;
  z-index: 1;
  border-inline-start: ${line.thin} solid ${color.border};
  && button {
    min-height: 2rem;
    padding: ${space(0.5, 2)};
    font-size: 0.875rem;
  }
`

export const Stack = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
`

export const Day = styled.span`
  display: block;
  font-size: ${type.small};
  color: ${color.muted};
`

import { styled } from '@carrier-portal/shared-ui/kit'
import {
  color,
  line,
  print,
  rowStart,
  space,
  tabularNumbers,
  target,
  type,
  wide,
} from '@carrier-portal/shared-ui/theme'

/**
 * Fixed widths: measuring the cells of a table costs more than the rest of the page. Its last column are the actions. Chromium
 * shrinks a page to two thirds at most, and cuts off what is wider then: the last columns, on Letter and A4. So the table is
 * smaller on paper; narrower columns alone would divide the numbers of the orders.
 */
export const Table = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;
  font-size: 0.75rem;
  line-height: 1.15;
  ${tabularNumbers}
  caption {
    position: absolute;
  }
  ${print} {
    zoom: 0.92;
    tr > :last-child {
      display: none;
    }
  }
`

/**
 * A header cell. The page is the only scroll area, so the header row sticks to the top of the window. It begins after the bar of
 * late orders, which is in the cells below it.
 */
export const TableHeader = styled.th<{ $width: number; $end?: boolean }>`
  position: sticky;
  top: 0;
  z-index: 2;
  width: ${({ $width }) => $width}rem;
  padding: 0;
  border-bottom: ${line.thin} solid ${color.control};
  background: ${color.sunken};
  text-align: ${({ $end }) => ($end ? 'end' : 'start')};
  > button {
    justify-content: ${({ $end }) => ($end ? 'flex-end' : 'flex-start')};
  }
  &:first-child {
    padding-inline-start: ${line.bar};
  }
`

/** The header of the checkboxes: on paper, which has none, its column is as wide as the bar of late orders. */
export const SelectHeader = styled(TableHeader)`
  ${print} { width: ${line.bar}; }
`

/** A header without sorting. */
export const UnsortableHeader = styled(TableHeader)`
  padding: ${space(1)};
  font-weight: ${type.medium};
`

/** The mark of the sorted column is below the label, so that it needs no width. */
export const SortButton = styled.button`
  display: inline-flex;
  position: relative;
  align-items: center;
  width: 100%;
  min-height: ${target.height};
  padding: ${space(0.5, 1)};
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
  ${wide.mouseDesk} {
    min-height: 1.875rem;
  }
`

/**
 * 40 px high, and at most 44 px with a location of two lines; with targets for a finger higher. A control in it that gets the focus
 * scrolls into view below the row of headings, which stays at the top of the window.
 */
export const TableRow = styled.tr<{ $late: boolean }>`
  > * {
    height: 2.5rem;
    padding: 1px ${space(1)};
    border-bottom: ${line.thin} solid ${color.border};
    text-align: start;
    vertical-align: middle;
    overflow-wrap: anywhere;
  }
  > :first-child {
    ${({ $late }) => rowStart($late ? color.danger : undefined)}
  }
  a,
  button,
  input {
    scroll-margin-top: 3.5rem;
  }
  ${wide.mouseDesk} {
    > th a {
      min-height: 2rem;
    }
    a,
    button,
    input {
      scroll-margin-top: 2.25rem;
    }
  }
  &[data-selected] > *,
  &:focus-within > *,
  &:hover > * {
    background: ${color.accentSoft};
  }
  &:last-child > * {
    border-bottom: 0;
  }
`

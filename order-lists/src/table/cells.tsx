import { styled } from '@carrier-portal/shared-ui/kit'
import { color, space, type, wide } from '@carrier-portal/shared-ui/theme'

/** The cell with the checkbox of an order: at its end, because only late orders have the bar at its start. */
export const SelectCell = styled.td`
  && {
    padding: 0;
    text-align: end;
  }
  ${wide.mouseDesk} {
    label {
      min-height: 2rem;
    }
  }
`

/** Small badges, so that two of them fit into a row. */
export const BadgeCell = styled.td`
  span {
    font-size: 0.75rem;
    line-height: 1.25;
  }
  span:has(> svg) {
    padding-block: 0;
    padding-inline: ${space(1)};
  }
`

/**
 * Badges without icons and borders, so that three lines of them fit into a row; their texts have the same meaning. Three
 * badges are nearer to each other than two. An order with all four temperature states may need a fourth line: smaller letters
 * make room for it, and no background covers the line above.
 */
export const PlainBadgeCell = styled(BadgeCell)`
  && {
    padding-block: 0.5px;
  }
  > * {
    gap: 2px ${space(1)};
  }
  > :has(> :nth-child(3)) {
    row-gap: 1px;
  }
  > :has(> :nth-child(4)) {
    row-gap: 0;
  }
  span {
    line-height: 1.1;
  }
  span:has(> svg) {
    border-width: 0;
  }
  > :has(> :nth-child(4)) span {
    font-size: 0.6875rem;
    line-height: 0.9;
    vertical-align: top;
    background: none;
  }
  svg {
    display: none;
  }
`

/**
 * The status above the mark of an unsent save, whose text has two lines in letters of the next smaller size: three lines of
 * the usual size would reach both borders of the row.
 */
export const StatusCell = styled(PlainBadgeCell)`
  && span + span,
  && span + span > span {
    font-size: 0.6875rem;
    line-height: 1;
  }
`

/** The order's number. Above badges its link is lower, so that both fit into a row. */
export const OrderNumberCell = styled(BadgeCell)`
  && a:has(+ span) {
    min-height: 1.5rem;
  }
  > * {
    vertical-align: top;
  }
  > span + span {
    margin-inline-start: ${space(0.5)};
  }
`

/** A number, aligned to the right. */
export const NumberCell = styled.td`
  && {
    text-align: end;
  }
`

/** The buttons of an order. */
export const ActionCell = styled.td`
  && button {
    min-width: 2rem;
    padding: ${space(0.5, 1)};
    font-size: 0.75rem;
    ${wide.mouseDesk} {
      min-height: 2rem;
    }
  }
`

/** The window of a stop, above its location. Its letters are as near to each other as a window of 1024 px needs for one line. */
export const StopTime = styled.div`
  font-weight: ${type.medium};
  letter-spacing: -0.03em;
`

/** The name of the location of a stop. */
export const StopLocation = styled.div`
  color: ${color.muted};
  line-height: 1.1;
`

import { useMediaQuery, useNow } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { color, line, print, space, tabularNumbers, type } from '@carrier-portal/shared-ui/theme'
import { Fragment } from 'react'
import { useFormState } from 'react-final-form'
import { pageBars } from '../../layout/pageBars.ts'
import { ITEM_FIELDS, type ItemField } from '../rules/issues.ts'
import { ItemRow } from './ItemRow.tsx'
import { wideTimesQuery } from './itemTableWidths.ts'
import { messages } from './messages.ts'
import { RowScroller } from './RowScroller.tsx'
import { useVirtualRows } from './useVirtualRows.ts'

const COLUMNS = 7
const ROW_HEIGHT = 45
/** The largest part of the window's height that the table takes. */
const SHARE = 0.6
const SUBMIT_FAILED = { submitFailed: true }

/** The items on wide screens: a table that renders only the rows in view, or a line that there are none. */
export function ItemTable() {
  const { table, columns, none } = useMessages(messages)
  const now = useNow()
  const { submitFailed = false } = useFormState({ subscription: SUBMIT_FAILED })
  const view = useVirtualRows(ROW_HEIGHT, SHARE)
  const widths = useMediaQuery(wideTimesQuery) ? WIDE_TIMES : NARROW_TIMES
  if (view.count === 0) return <p>{none}</p>
  return (
    <Wide>
      <RowScroller scroller={view.scroller} scrolls={view.scrolls} share={SHARE}>
        <Table aria-label={table} aria-rowcount={view.count + 1}>
          <StickyHead>
            <tr aria-rowindex={1}>
              <Head scope="col" $width="4.5rem">
                {columns.number}
              </Head>
              {ITEM_FIELDS.map((field) => (
                <Head key={field} scope="col" $width={widths[field]}>
                  {columns[field]}
                </Head>
              ))}
              <Head scope="col" $width={widths.actions}>
                {columns.actions}
              </Head>
            </tr>
          </StickyHead>
          <tbody>
            {view.rows.map(({ index, key, spaceBefore }) => (
              <Fragment key={key}>
                <Spacer height={spaceBefore} />
                <ItemRow
                  index={index}
                  submitFailed={submitFailed}
                  now={now}
                  measure={view.measure}
                  onFocusRow={view.onFocusRow}
                />
              </Fragment>
            ))}
            <Spacer height={view.spaceAfter} />
          </tbody>
        </Table>
      </RowScroller>
    </Wide>
  )
}

/** Takes the height of the rows that are not rendered. Hidden, so that no screen reader counts it as a row. */
function Spacer({ height }: { height: number }) {
  if (height <= 0) return null
  return (
    <HiddenRow>
      <SpacerCell colSpan={COLUMNS} style={{ height }} />
    </HiddenRow>
  )
}

/**
 * The column widths; `time` is the width of both time columns, `actions` that of Delete, on wide screens beside Copy. What
 * they leave shows a barcode of 13 digits at every width, in an order whose list has a scrollbar too.
 */
const columnWidths = (time: string, actions: string) =>
  ({
    barcode: 'auto',
    typeId: '12rem',
    quantity: '4.75rem',
    pickupTime: time,
    dropoffTime: time,
    actions,
  }) satisfies Record<ItemField | 'actions', string>

const WIDE_TIMES = columnWidths('19.5rem', '9.5rem')
const NARROW_TIMES = columnWidths('15.75rem', '6rem')

/** Reaches into the padding around it, which aligns the row numbers with the section's heading. */
const Wide = styled.div`
  margin-inline: ${space(-2)};
`

const Table = styled.table`
  width: 100%;
  table-layout: fixed;
  /* Borders of collapsed cells belong to the table, which draws them over the sticky head. */
  border-collapse: separate;
  border-spacing: 0;
  /* On small desks body text would leave no room for a barcode. */
  font-size: 0.875rem;
  ${tabularNumbers}
  /* Paper has two thirds of the width that the table needs; without its buttons, and smaller, it leaves room for a barcode. */
  ${print} {
    zoom: 0.6;
    tr > :last-child { display: none; }
    tr { break-inside: avoid; }
  }
`

/** Sticky as a whole: seven sticky cells would be seven layers in every frame. */
const StickyHead = styled.thead`
  position: sticky;
  top: ${pageBars.top.value};
  z-index: 1;
`

const Head = styled.th<{ $width: string }>`
  width: ${({ $width }) => $width};
  padding: ${space(1)};
  background: ${color.surface};
  border-bottom: ${line.thick} solid ${color.border};
  color: ${color.muted};
  font-size: ${type.small};
  font-weight: ${type.medium};
  text-align: start;
  /* With the user's text spacing a word reaches into the padding instead of being broken. */
  overflow-wrap: normal;
  &:first-child {
    padding-inline-start: calc(${space(1)} + ${line.bar});
  }
`

const HiddenRow = styled.tr`
  visibility: hidden;
`

const SpacerCell = styled.td`
  padding: 0;
  border: 0;
`

import { useNow } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { print, space } from '@carrier-portal/shared-ui/theme'
import { Fragment } from 'react'
import { useFormState } from 'react-final-form'
import { ItemCard } from './ItemCard.tsx'
import { messages } from './messages.ts'
import { RowScroller } from './RowScroller.tsx'
import { useVirtualRows } from './useVirtualRows.ts'

const CARD_HEIGHT = 630
/** The largest part of the window's height that the list takes. */
const SHARE = 0.7
const SUBMIT_FAILED = { submitFailed: true }

/** The items on narrow screens: cards whose fields have the same accessible names as the table's, or a line that there are none. */
export function ItemCards() {
  const { table, none } = useMessages(messages)
  const now = useNow()
  const { submitFailed = false } = useFormState({ subscription: SUBMIT_FAILED })
  const view = useVirtualRows(CARD_HEIGHT, SHARE)
  if (view.count === 0) return <p>{none}</p>
  return (
    <RowScroller scroller={view.scroller} scrolls={view.scrolls} share={SHARE}>
      <List $scrolls={view.scrolls} aria-label={table}>
        {view.rows.map(({ index, key, spaceBefore }) => (
          <Fragment key={key}>
            <Spacer height={spaceBefore} />
            <ItemCard
              index={index}
              count={view.count}
              submitFailed={submitFailed}
              now={now}
              measure={view.measure}
              onFocusRow={view.onFocusRow}
            />
          </Fragment>
        ))}
        <Spacer height={view.spaceAfter} />
      </List>
    </RowScroller>
  )
}

/** Takes the height of the cards that are not rendered. */
function Spacer({ height }: { height: number }) {
  return height > 0 ? <li aria-hidden="true" style={{ height }} /> : null
}

/** Its scrollbar takes room from the cards, whose smaller padding leaves enough for a time with the user's text spacing. */
const besideScrollbar = `
  > li > div {
    padding: ${space(2)};
  }
`

const List = styled.ol<{ $scrolls: boolean }>`
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    padding-bottom: ${space(3)};
  }
  ${({ $scrolls }) => $scrolls && besideScrollbar}
  /* Below each other they take half a page each: 200 items would be 100 pages. */
  ${print} {
    zoom: 0.6;
    > li {
      display: inline-block;
      width: calc(100% / 3);
      padding-inline-end: ${space(3)};
      vertical-align: top;
    }
  }
`

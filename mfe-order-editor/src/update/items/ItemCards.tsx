import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { space } from '@carrier-portal/shared-ui/theme'
import { Fragment } from 'react'
import { useFormState } from 'react-final-form'
import { useMinute } from '../useMinute.ts'
import { ItemCard } from './ItemCard.tsx'
import { messages } from './messages.ts'
import { useItems } from './useItems.ts'
import { useVirtualRows } from './useVirtualRows.ts'

const CARD_HEIGHT = 622
/** Of the window's height, at most. */
const SHARE = 0.7
const ATTEMPTED = { submitFailed: true }

/** The items on a phone: one card under the other, with the names that the table's rows have. */
export function ItemCards() {
  const { table } = useMessages(messages)
  const items = useItems()
  const now = useMinute()
  const { submitFailed = false } = useFormState({ subscription: ATTEMPTED })
  const view = useVirtualRows(CARD_HEIGHT, SHARE)
  return (
    <Scroller ref={view.scroller} $scrolls={view.scrolls}>
      <List aria-label={table}>
        {view.rows.map(({ index, key, roomBefore }) => (
          <Fragment key={key}>
            <Room height={roomBefore} />
            <ItemCard
              index={index}
              count={view.count}
              attempted={submitFailed}
              now={now}
              items={items}
              measure={view.measure}
              onFocusRow={view.onFocusRow}
            />
          </Fragment>
        ))}
        <Room height={view.roomAfter} />
      </List>
    </Scroller>
  )
}

/** The room that cards out of view take up. */
function Room({ height }: { height: number }) {
  return height > 0 ? <li aria-hidden="true" style={{ height }} /> : null
}

const Scroller = styled.div<{ $scrolls: boolean }>`
  ${({ $scrolls }) => ($scrolls ? `max-height: ${SHARE * 100}vh; overflow-y: auto;` : '')}
`

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    padding-bottom: ${space(3)};
  }
`

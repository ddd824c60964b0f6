import { NoticeBar } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button, styled } from '@carrier-portal/shared-ui/kit'
import { ordersOf } from '../drafts/draftRules.ts'
import { DraftOrders } from './DraftOrders.tsx'
import { messages } from './messages.ts'

/** The notice covers the end of the page, so a phone has no room for more. The next ones follow when these are saved. */
const MOST_ORDERS = 3

interface EarlierBarProps {
  /** The names of the drafts. */
  readonly names: readonly string[]
  readonly onDismiss: () => void
}

/** The orders with drafts from before, those of order dialogs with a button that opens them. */
export function EarlierBar({ names, onDismiss }: EarlierBarProps) {
  const t = useMessages(messages)
  const orders = ordersOf(names)
  const named = orders.slice(0, MOST_ORDERS)
  return (
    <Bar>
      <span>{t.earlierDrafts}</span>
      <DraftOrders orders={named} names={names} views={['update', 'charge']} />
      {orders.length > named.length && <span>{t.more(orders.length - named.length)}</span>}
      <Button onClick={onDismiss}>{t.dismiss}</Button>
    </Bar>
  )
}

/** A dialog may be the form that the notice is about, and needs the room on a phone. The opener stays, for the focus. */
const Bar = styled(NoticeBar)`
  html:has([aria-modal='true']) & {
    display: none;
  }
`

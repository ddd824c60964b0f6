import { NoticeBar } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button, styled } from '@carrier-portal/shared-ui/kit'
import { focusMain } from '../portal/focusMain.ts'
import { DraftOrders } from './DraftOrders.tsx'
import { messages } from './messages.ts'

interface EarlierBarProps {
  /** The names of the drafts. */
  readonly names: readonly string[]
  readonly onDismiss: () => void
}

/** The orders with drafts from before, each with what leads to its form. */
export function EarlierBar({ names, onDismiss }: EarlierBarProps) {
  const t = useMessages(messages)
  const dismiss = () => {
    // The button is removed with the bar.
    focusMain()
    onDismiss()
  }
  return (
    <Bar>
      <span>{t.earlierDrafts}</span>
      <DraftOrders names={names} views={['update', 'charge']} />
      <Button onClick={dismiss}>{t.dismiss}</Button>
    </Bar>
  )
}

/** A dialog may be the form that the notice is about, and needs the room on a phone. The opener stays, for the focus. */
const Bar = styled(NoticeBar)`
  html:has([aria-modal='true']) & {
    display: none;
  }
`

import { useStore } from '@carrier-portal/contract'
import { StatusRegion, VisuallyHidden } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { messages } from './messages.ts'
import { useOrderForm } from './orderFormContext.ts'

/**
 * Says the value that a button has set in a field: the focus stays on the button, so that a screen reader reads nothing of the
 * field. One region for all rows, which therefore need no subscription.
 */
export function ValueStatus() {
  const t = useMessages(messages)
  const set = useStore(useOrderForm().valueByButton)
  return (
    <StatusRegion>
      {set && <VisuallyHidden key={set.press}>{t.valueOf(set.field, set.value)}</VisuallyHidden>}
    </StatusRegion>
  )
}

import { useStore } from '@carrier-portal/contract'
import { StatusRegion, VisuallyHidden } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { messages } from '../time/messages.ts'
import { showFieldTime } from '../time/showFieldTime.ts'
import { useOrderForm } from './orderFormContext.ts'

/**
 * Says the time that a button has set in a field: the focus stays on the button, so that a screen reader reads nothing of the
 * field. One region for all rows, which therefore need no subscription.
 */
export function TimeStatus() {
  const t = useMessages(messages)
  const { clock, timeByButton } = useOrderForm()
  const set = useStore(timeByButton)
  return (
    <StatusRegion>
      {set && (
        <VisuallyHidden key={set.press}>
          {t.timeOf(set.field, set.text === '' ? t.noTime : showFieldTime(set.text, clock))}
        </VisuallyHidden>
      )}
    </StatusRegion>
  )
}

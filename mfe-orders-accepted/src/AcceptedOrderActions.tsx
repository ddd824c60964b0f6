import type { WorkOrderListItem } from '@carrier-portal/contract'
import { type ListLayout, OpenOrderButton, ViewDetailsButton } from '@carrier-portal/order-lists'
import { useMediaQuery } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { mouseDeskQuery } from '@carrier-portal/shared-ui/theme'
import { ContactLinks } from './contact/ContactLinks.tsx'
import { messages } from './messages.ts'
import { useStepToRecord } from './useStepToRecord.ts'

interface AcceptedOrderActionsProps {
  readonly order: WorkOrderListItem
  readonly layout: ListLayout
}

/** The buttons of an accepted order; a card on a phone also has its next action, the call and the maps. */
export function AcceptedOrderActions({ order, layout }: AcceptedOrderActionsProps) {
  const t = useMessages(messages)
  const hasMouse = useMediaQuery(mouseDeskQuery)
  const isPhoneCard = !hasMouse && layout === 'cards'
  const { workOrderNumber } = order
  const step = useStepToRecord(order)
  const next = isPhoneCard ? step : undefined
  return (
    <>
      {next && (
        <OpenOrderButton request={{ view: 'update', workOrderNumber, step: next }} variant="contained">
          {t.next[next]}
        </OpenOrderButton>
      )}
      {isPhoneCard && <ContactLinks workOrderNumber={workOrderNumber} />}
      <ViewDetailsButton workOrderNumber={workOrderNumber} layout={layout} />
      <OpenOrderButton request={{ view: 'update', workOrderNumber }} variant={next ? 'outlined' : 'contained'}>
        {t.update}
      </OpenOrderButton>
    </>
  )
}

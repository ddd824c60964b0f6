import type { OrderView } from '@carrier-portal/contract'
import { ExternalText } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button } from '@carrier-portal/shared-ui/kit'
import { orderOf } from '../drafts/draftRules.ts'
import { useSignedIn } from '../portal/useSignedIn.ts'
import { messages } from './messages.ts'

interface DraftOrdersProps {
  /** The names of the drafts. */
  readonly names: readonly string[]
  /** The order dialogs that can be opened now. */
  readonly views: readonly OrderView[]
}

/** The orders of drafts, each once. A draft of an order dialog opens it; all others are offered where they were typed. */
export function DraftOrders({ names, views }: DraftOrdersProps) {
  const t = useMessages(messages)
  const { orders: dialogs } = useSignedIn()
  const orders = [...new Set(names.map(orderOf))]
  return orders.map((workOrderNumber) => {
    const view = views.find((view) => names.includes(`${view}:${workOrderNumber}`))
    return view ? (
      <Button key={workOrderNumber} onClick={() => void dialogs.open({ view, workOrderNumber })}>
        {t.open(workOrderNumber)}
      </Button>
    ) : (
      <ExternalText key={workOrderNumber}>{workOrderNumber}</ExternalText>
    )
  })
}

import type { OrderView } from '@carrier-portal/contract'
import { ExternalText, formKey } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button } from '@carrier-portal/shared-ui/kit'
import { useSignedIn } from '../portal/useSignedIn.ts'
import { messages } from './messages.ts'

interface DraftOrdersProps {
  readonly orders: readonly string[]
  /** The names of all drafts. */
  readonly names: readonly string[]
  /** The order dialogs that can be opened now. */
  readonly views: readonly OrderView[]
}

/** Orders that have drafts. A draft of an order dialog opens it; all others are offered where they were typed. */
export function DraftOrders({ orders, names, views }: DraftOrdersProps) {
  const t = useMessages(messages)
  const { orders: dialogs } = useSignedIn()
  return orders.map((workOrderNumber) => {
    const view = views.find((view) => names.some((name) => formKey(name) === `${view}:${workOrderNumber}`))
    return view ? (
      <Button key={workOrderNumber} onClick={() => void dialogs.open({ view, workOrderNumber })}>
        {t.open(workOrderNumber)}
      </Button>
    ) : (
      <ExternalText key={workOrderNumber}>{workOrderNumber}</ExternalText>
    )
  })
}

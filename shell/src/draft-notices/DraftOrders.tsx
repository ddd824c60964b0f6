import type { OrderView } from '@carrier-portal/contract'
import { ExternalText, formKey, useMediaQuery } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button } from '@carrier-portal/shared-ui/kit'
import { deskQuery } from '@carrier-portal/shared-ui/theme'
import { useState } from 'react'
import { ordersOf } from '../drafts/draftRules.ts'
import { useSignedIn } from '../portal/useSignedIn.ts'
import { messages } from './messages.ts'

interface DraftOrdersProps {
  /** The names of the drafts. */
  readonly names: readonly string[]
  /** The order dialogs that can be opened now. */
  readonly views: readonly OrderView[]
}

/**
 * Orders that have drafts. A draft of an order dialog opens it; all others are offered where they were typed. Several are
 * shown at a press: on a phone they would cover the list.
 */
export function DraftOrders({ names, views }: DraftOrdersProps) {
  const t = useMessages(messages)
  const { orders: dialogs } = useSignedIn()
  const [isAll, setAll] = useState(false)
  const most = useMediaQuery(deskQuery) ? 3 : 1
  const orders = ordersOf(names)
  const isLong = orders.length > most
  const shown = isAll || !isLong ? orders : orders.slice(0, most === 1 ? 0 : most)
  return (
    <>
      {shown.map((workOrderNumber) => {
        const view = views.find((view) => names.some((name) => formKey(name) === `${view}:${workOrderNumber}`))
        return view ? (
          <Button key={workOrderNumber} onClick={() => void dialogs.open({ view, workOrderNumber })}>
            {t.open(workOrderNumber)}
          </Button>
        ) : (
          <ExternalText key={workOrderNumber}>{workOrderNumber}</ExternalText>
        )
      })}
      {isLong && (
        <Button aria-expanded={isAll} onClick={() => setAll(!isAll)}>
          {isAll ? t.less : t.more(orders.length - shown.length, shown.length > 0)}
        </Button>
      )}
    </>
  )
}

import { useHost } from '@carrier-portal/contract'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { messages } from './messages.ts'

/** Tells the lists and the person that an order was saved, and that deleted items are still there where they are. */
export function useTellSaved(workOrderNumber: string): (stillThere: number) => void {
  const { orders, notify } = useHost()
  const t = useMessages(messages)
  return (stillThere) => {
    orders.announce({ workOrderNumber, kind: 'updated' })
    notify({ tone: 'success', text: t.saved(workOrderNumber), afterMs: 300 })
    if (stillThere > 0) notify({ tone: 'warning', text: t.stillThere(workOrderNumber, stillThere), afterMs: 300 })
  }
}

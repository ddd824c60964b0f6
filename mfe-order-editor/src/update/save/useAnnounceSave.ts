import { useHost } from '@carrier-portal/contract'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { messages } from '../form/messages.ts'

/** Announces a saved order to the lists and shows the toasts; `notDeleted` counts deleted items that are still there. */
export function useAnnounceSave(workOrderNumber: string): (notDeleted: number) => void {
  const { orders, notify } = useHost()
  const t = useMessages(messages)
  return (notDeleted) => {
    orders.announce({ workOrderNumber, kind: 'updated' })
    notify({ tone: 'success', text: t.saved(workOrderNumber), afterMs: 300 })
    if (notDeleted > 0) notify({ tone: 'warning', text: t.notDeleted(workOrderNumber, notDeleted), afterMs: 300 })
  }
}

import type { PortalHost } from '@carrier-portal/contract'
import { messages } from './messages.ts'

/** Announces a saved order to the lists and shows the toasts; `notDeleted` counts deleted items that are still there. */
export function announceSave(
  { orders, notify, locale }: PortalHost,
  workOrderNumber: string,
  notDeleted: number,
): void {
  const t = messages[locale.get()]
  orders.announce({ workOrderNumber, kind: 'updated' })
  notify({ tone: 'success', text: t.saved(workOrderNumber), afterMs: 300 })
  if (notDeleted > 0) notify({ tone: 'warning', text: t.notDeleted(workOrderNumber, notDeleted), afterMs: 300 })
}

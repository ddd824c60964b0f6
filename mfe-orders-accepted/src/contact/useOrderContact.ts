import { useHost, type WorkOrder } from '@carrier-portal/contract'
import { mapLink, phoneLink, stopAddress } from '@carrier-portal/shared-ui/contact'

/** What a driver reaches from the card: the caller by telephone, the stops on a map. */
export type Contact = 'call' | 'pickup' | 'dropoff'

/** The link of a contact, or undefined where the order has no number or address. */
function linkOf(order: WorkOrder, contact: Contact): string | undefined {
  return contact === 'call' ? phoneLink(order.callerPhoneNumber) : mapLink(stopAddress(order, contact))
}

/**
 * Opens a contact of an order. No list carries the number and the addresses, and they change while a list is open for a
 * whole day, so each press loads them. A failed load and a contact that the order does not have are reported to
 * `onMissing`, with the text of a phone number that cannot be dialed.
 */
export function useOrderContact(
  workOrderNumber: string,
  onMissing: (missing: Contact | 'failed', phone?: string | null) => void,
) {
  const { api } = useHost()
  return async (contact: Contact) => {
    // The window opens within the press: after a wait the browser would block it.
    const map = contact === 'call' ? null : window.open('', '_blank')
    const loaded = await api.orderDetails(workOrderNumber).catch(() => undefined)
    const link = loaded && linkOf(loaded.workOrder, contact)
    if (link === undefined) {
      map?.close()
      onMissing(loaded ? contact : 'failed', contact === 'call' ? loaded?.workOrder.callerPhoneNumber : null)
    } else if (map) {
      map.opener = null
      map.location.replace(link)
    } else window.location.assign(link)
  }
}

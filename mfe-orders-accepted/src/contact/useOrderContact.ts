import { useHost, type WorkOrder } from '@carrier-portal/contract'
import { mapLink, phoneLink, stopAddress } from '@carrier-portal/shared-ui/contact'
import { useRef } from 'react'

/** What a driver reaches from the card: the caller by telephone, the stops on a map. */
export type Contact = 'call' | 'pickup' | 'dropoff'

/** The link of a contact, or undefined where the order has no number or address. */
function linkOf(order: WorkOrder, contact: Contact): string | undefined {
  return contact === 'call' ? phoneLink(order.callerPhoneNumber) : mapLink(stopAddress(order, contact))
}

/**
 * The addresses and the number of an order, which no list carries. They are loaded when the first link is pressed and
 * kept for the others. A failed load and a contact that the order does not have are reported to `onMissing`.
 */
export function useOrderContact(workOrderNumber: string, onMissing: (missing: Contact | 'failed') => void) {
  const { api } = useHost()
  const loaded = useRef<Promise<WorkOrder>>(undefined)
  const load = () => {
    loaded.current ??= api.orderDetails(workOrderNumber).then(({ workOrder }) => workOrder)
    loaded.current.catch(() => {
      loaded.current = undefined
    })
    return loaded.current
  }
  return {
    /** Starts loading; called when a finger touches a link. */
    prepare: () => void load().catch(() => undefined),
    async open(contact: Contact) {
      // The window opens within the press: after a wait the browser would block it.
      const map = contact === 'call' ? null : window.open('', '_blank')
      const order = await load().catch(() => undefined)
      const link = order && linkOf(order, contact)
      if (link === undefined) {
        map?.close()
        onMissing(order ? contact : 'failed')
      } else if (map) {
        map.opener = null
        map.location.replace(link)
      } else window.location.assign(link)
    },
  }
}

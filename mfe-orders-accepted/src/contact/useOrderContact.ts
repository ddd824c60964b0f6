import { type OrderCopy, useHost, type WorkOrder } from '@carrier-portal/contract'
import { mapLink, phoneLink, stopAddress } from '@carrier-portal/shared-ui/contact'
import { useRef, useState } from 'react'
import { orderOrCopy } from './orderOrCopy.ts'

/** What a driver reaches from the card: the caller by telephone, the stops on a map. */
export type Contact = 'call' | 'pickup' | 'dropoff'

/** The link of a contact, or undefined where the order has no number or address. */
function linkOf(order: WorkOrder, contact: Contact): string | undefined {
  return contact === 'call' ? phoneLink(order.callerPhoneNumber) : mapLink(stopAddress(order, contact))
}

interface OrderContact {
  /** The contacts that are being loaded. */
  readonly loading: readonly Contact[]
  /** Opens a contact; ignored while the same one is being loaded. */
  open(contact: Contact): Promise<void>
}

/**
 * Opens the contacts of an order. No list carries the number and the addresses, and they change while a list is open for a
 * whole day, so each press loads them; a press of another contact meanwhile waits for the same load. A call needs no internet,
 * so the order as it was loaded last is used where it cannot be loaded. Without one, and where the order has no such contact,
 * `onMissing` is called, with the text of a phone number that cannot be dialed. The tab of a map shows `loadingText` until its
 * address is known.
 */
export function useOrderContact(
  workOrderNumber: string,
  loadingText: string,
  onMissing: (missing: Contact | 'failed', phone?: string | null) => void,
): OrderContact {
  const host = useHost()
  const known = useRef<OrderCopy>(undefined)
  const request = useRef<Promise<OrderCopy>>(undefined)
  const [loading, setLoading] = useState<readonly Contact[]>([])

  async function load(): Promise<OrderCopy> {
    request.current ??= orderOrCopy(host, workOrderNumber, known.current)
    try {
      known.current = await request.current
      return known.current
    } finally {
      request.current = undefined
    }
  }

  async function openLoaded(contact: Contact) {
    // The window opens within the press: after a wait the browser would block it.
    const map = contact === 'call' ? null : openMapTab(loadingText)
    const order = (await load().catch(() => undefined))?.loaded.workOrder
    const link = order && linkOf(order, contact)
    if (link === undefined) {
      map?.close()
      onMissing(order ? contact : 'failed', contact === 'call' ? order?.callerPhoneNumber : null)
    } else if (map) {
      map.opener = null
      map.location.replace(link)
    } else window.location.assign(link)
  }

  return {
    loading,
    async open(contact) {
      if (loading.includes(contact)) return
      setLoading((others) => [...others, contact])
      try {
        await openLoaded(contact)
      } finally {
        setLoading((all) => all.filter((other) => other !== contact))
      }
    },
  }
}

/** The tab covers the portal, so the text is in it. A page without a viewport is drawn small on a phone. */
function openMapTab(text: string): Window | null {
  const map = window.open('', '_blank')
  if (map) {
    map.document.body.textContent = text
    map.document.body.style.fontSize = '5vw'
  }
  return map
}

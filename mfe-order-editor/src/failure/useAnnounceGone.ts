import { useHost } from '@carrier-portal/contract'
import { useEffect } from 'react'

/**
 * Announces an order that the server no longer has for this user, or has in another status than the list behind the dialog,
 * once for each time that `isGone` becomes true: the list still shows its card, and refetches.
 */
export function useAnnounceGone(workOrderNumber: string, isGone: boolean): void {
  const { orders } = useHost()
  useEffect(() => {
    if (isGone) orders.announce({ workOrderNumber, kind: 'updated' })
  }, [orders, workOrderNumber, isGone])
}

import { useHost, type WorkOrderListItem } from '@carrier-portal/contract'
import { useMediaQuery } from '@carrier-portal/shared-ui/feedback'
import { prefetchWhenIdle } from '@carrier-portal/shared-ui/late'
import { mouseDeskQuery } from '@carrier-portal/shared-ui/theme'
import { useEffect } from 'react'
import { stepToRecord } from './stepToRecord.ts'

/** The next stops; each order costs a call and an entry of the audit trail. */
const MOST_ORDERS = 10

/**
 * On phones, loads the orders with a stop to record ahead of time: the network may be gone at the stop, as in a basement.
 * Not where the browser is set to save data.
 */
export function usePreparedOrders(listed: readonly WorkOrderListItem[]): void {
  const { orders } = useHost()
  const desk = useMediaQuery(mouseDeskQuery)
  const next = desk ? [] : listed.filter((order) => stepToRecord(order) !== undefined).slice(0, MOST_ORDERS)
  // A text, so that the effect runs again only for other numbers, which may hold any character.
  const numbers = JSON.stringify(next.map(({ workOrderNumber }) => workOrderNumber))
  useEffect(() => {
    // Without an order the editor's code would be loaded for nothing.
    if (numbers === '[]') return
    return prefetchWhenIdle(() => orders.prepare?.(JSON.parse(numbers)))
  }, [orders, numbers])
}

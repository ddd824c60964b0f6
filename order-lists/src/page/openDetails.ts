import { type Orders, useHost, type WorkOrderListItem } from '@carrier-portal/contract'
import { createContext, useContext, useMemo, useRef } from 'react'
import type { OrderShortcut } from '../shortcuts/useListShortcuts.ts'

type OpenDetails = (workOrderNumber: string) => void

const OpenDetailsContext = createContext<OpenDetails | undefined>(undefined)

/** Provides the function with which the orders of a list open their details. */
export const OpenDetailsProvider = OpenDetailsContext.Provider

/** Opens the details of an order with the list around it; outside of a list without one. */
export function useOpenDetails(): OpenDetails {
  const { orders } = useHost()
  return useContext(OpenDetailsContext) ?? ((workOrderNumber) => void orders.open({ view: 'details', workOrderNumber }))
}

/**
 * Returns the function that opens details with the found orders as previous and next ones, and with the screen's actions
 * as buttons. It is the same function in each render.
 */
export function useDetailsOfList(
  hostOrders: Pick<Orders, 'open'>,
  found: readonly WorkOrderListItem[],
  actions: readonly OrderShortcut[],
): OpenDetails {
  const latest = useRef({ found, actions })
  latest.current = { found, actions }
  return useMemo(() => {
    const run = (action: OrderShortcut, number: string) => {
      const order = latest.current.found.find(({ workOrderNumber }) => workOrderNumber === number)
      if (order) action.run(order)
    }
    return (workOrderNumber) =>
      void hostOrders.open({
        view: 'details',
        workOrderNumber,
        list: latest.current.found.map((order) => order.workOrderNumber),
        actions: latest.current.actions.map((action) => ({
          label: action.label,
          run: (number) => run(action, number),
        })),
      })
  }, [hostOrders])
}

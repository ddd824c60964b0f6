import { type Orders, useHost, type WorkOrderListItem } from '@carrier-portal/contract'
import { createContext, useCallback, useContext, useRef } from 'react'
import { recordOrderControl } from '../focus/orderFocus.ts'
import type { OrderShortcut } from '../shortcuts/useListShortcuts.ts'
import type { ListView } from '../view/useListView.ts'

type OpenDetails = (workOrderNumber: string) => void

const OpenDetailsContext = createContext<OpenDetails | undefined>(undefined)

/** Provides the function with which the orders of a list open their details. */
export const OpenDetailsProvider = OpenDetailsContext.Provider

/** Opens the details of an order with the list around it; outside of a list without one. */
export function useOpenDetails(): OpenDetails {
  const { orders } = useHost()
  return useContext(OpenDetailsContext) ?? ((workOrderNumber) => void orders.open({ view: 'details', workOrderNumber }))
}

interface DetailsOfList {
  /** Its found orders are the previous and next ones. */
  readonly view: Pick<ListView, 'found' | 'showOrder'>
  /** Every order of the loaded list. */
  readonly orders: readonly WorkOrderListItem[]
  readonly actions: readonly OrderShortcut[]
}

/**
 * Returns the function that opens details with the found orders as previous and next ones, and with the screen's actions
 * as buttons. When they close, the focus is on the order shown last, also after the dialog of a pressed button. It is the
 * same function in each render.
 */
export function useDetailsOfList(hostOrders: Pick<Orders, 'open'>, list: DetailsOfList): OpenDetails {
  const latest = useRef(list)
  latest.current = list
  return useCallback(
    (workOrderNumber) => {
      const { actions, view } = latest.current
      const { found } = view
      // A refresh may remove an order from the list while its details are open. The action then gets the order as it was.
      const run = (action: OrderShortcut, number: string) => {
        const order = orderOf(latest.current.orders, number) ?? orderOf(found, number)
        if (order) action.run(order)
      }
      const moveFocusToOrder = recordOrderControl((number) => latest.current.view.showOrder(number))
      let shown = workOrderNumber
      const closed = hostOrders.open({
        view: 'details',
        workOrderNumber,
        list: found.map((order) => order.workOrderNumber),
        onShow: (number) => {
          shown = number
        },
        actions: actions.map((action) => ({
          label: action.label,
          status: action.status,
          run: (number) => void focused.then(() => run(action, number)),
        })),
      })
      const focused = closed.then(() => (shown === workOrderNumber ? undefined : moveFocusToOrder(shown)))
    },
    [hostOrders],
  )
}

function orderOf(orders: readonly WorkOrderListItem[], number: string): WorkOrderListItem | undefined {
  return orders.find(({ workOrderNumber }) => workOrderNumber === number)
}

import { type ScreenProps, useHost, useStore, type WorkOrderListItem } from '@carrier-portal/contract'
import { type ListLayout, OrderListPage, useListCall } from '@carrier-portal/order-lists'
import { RemoteProviders } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { AcceptedOrderActions } from './AcceptedOrderActions.tsx'
import { acceptedOrders } from './acceptedOrders.ts'
import { messages } from './messages.ts'
import { usePreparedOrders } from './usePreparedOrders.ts'

/** Accepted Orders. The key resets all state when another user signs in. */
export function OrdersAcceptedScreen({ host }: ScreenProps) {
  return (
    <RemoteProviders host={host}>
      <AcceptedOrders key={useStore(host.session).username} />
    </RemoteProviders>
  )
}

function AcceptedOrders() {
  const t = useMessages(messages)
  const { orders } = useHost()
  const { saved, source } = useListCall(acceptedOrders)
  usePreparedOrders(source.list.state === 'loaded' ? source.list.orders : NO_ORDERS)
  return (
    <OrderListPage
      title={t.title}
      saved={saved}
      source={source}
      dateLabels={{ start: t.from, end: t.to }}
      filterGroups="accepted"
      fileName="accepted-orders"
      actionsOf={actionsOf}
      orderShortcuts={[
        {
          key: 'u',
          label: t.update,
          run: ({ workOrderNumber }) => void orders.open({ view: 'update', workOrderNumber }),
        },
      ]}
    />
  )
}

const NO_ORDERS: readonly WorkOrderListItem[] = []

function actionsOf(order: WorkOrderListItem, layout: ListLayout) {
  return <AcceptedOrderActions order={order} layout={layout} />
}

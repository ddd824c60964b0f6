import { type ScreenProps, useHost, useStore } from '@carrier-portal/contract'
import { OrderListPage } from '@carrier-portal/order-lists'
import { RemoteProviders } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { AcceptedOrderActions } from './AcceptedOrderActions.tsx'
import { messages } from './messages.ts'
import { useAcceptedOrders } from './useAcceptedOrders.ts'

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
  const { saved, source } = useAcceptedOrders()
  return (
    <OrderListPage
      title={t.title}
      saved={saved}
      source={source}
      dateLabels={{ start: t.from, end: t.to }}
      filterGroups="accepted"
      fileName="accepted-orders"
      actionsOf={(order, layout) => <AcceptedOrderActions order={order} layout={layout} />}
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

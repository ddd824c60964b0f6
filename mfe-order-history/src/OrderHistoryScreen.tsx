import { type ScreenProps, useHost, useStore } from '@carrier-portal/contract'
import { HISTORY_DATE_OPTIONS, OrderListPage } from '@carrier-portal/order-lists'
import { RemoteProviders } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { CompletedOrderActions } from './CompletedOrderActions.tsx'
import { messages } from './messages.ts'
import { useOrderHistory } from './useOrderHistory.ts'

/** Order History. The key resets all state when another user signs in. */
export function OrderHistoryScreen({ host }: ScreenProps) {
  return (
    <RemoteProviders host={host}>
      <OrderHistory key={useStore(host.session).username} />
    </RemoteProviders>
  )
}

function OrderHistory() {
  const t = useMessages(messages)
  const { orders } = useHost()
  const { saved, source } = useOrderHistory()
  return (
    <OrderListPage
      title={t.title}
      saved={saved}
      source={source}
      dateLabels={{ start: t.from, end: t.to }}
      dateOptions={HISTORY_DATE_OPTIONS}
      filterGroups="plain"
      fileName="order-history"
      actionsOf={({ workOrderNumber, workOrderId }, layout) => (
        <CompletedOrderActions workOrderNumber={workOrderNumber} workOrderId={workOrderId} layout={layout} />
      )}
      orderShortcuts={[
        {
          key: 'u',
          label: t.charge,
          run: ({ workOrderNumber, workOrderId }) => void orders.open({ view: 'charge', workOrderNumber, workOrderId }),
        },
      ]}
    />
  )
}

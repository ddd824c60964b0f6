import { type ScreenProps, useHost, useStore, type WorkOrderListItem } from '@carrier-portal/contract'
import {
  HISTORY_DATE_OPTIONS,
  type ListLayout,
  type OrderColumn,
  OrderListPage,
  useListCall,
} from '@carrier-portal/order-lists'
import { RemoteProviders } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { CompletedOrderActions } from './CompletedOrderActions.tsx'
import { completedOrders } from './completedOrders.ts'
import { messages } from './messages.ts'

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
  const { saved, source } = useListCall(completedOrders)
  return (
    <OrderListPage
      title={t.title}
      saved={saved}
      source={source}
      dateLabels={{ start: t.from, end: t.to }}
      dateOptions={HISTORY_DATE_OPTIONS}
      filterGroups="plain"
      withoutColumns={WITHOUT_COLUMNS}
      fileName="order-history"
      actionsOf={actionsOf}
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

/** A completed order is no longer due. */
const WITHOUT_COLUMNS: readonly OrderColumn[] = ['urgency']

function actionsOf({ workOrderNumber, workOrderId }: WorkOrderListItem, layout: ListLayout) {
  return <CompletedOrderActions workOrderNumber={workOrderNumber} workOrderId={workOrderId} layout={layout} />
}

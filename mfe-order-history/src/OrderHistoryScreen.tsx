import { type ScreenProps, useStore } from '@carrier-portal/contract'
import { OrderListPage } from '@carrier-portal/order-lists'
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
  const { saved, source } = useOrderHistory()
  return (
    <OrderListPage
      title={t.title}
      saved={saved}
      source={source}
      dateLabels={{ start: t.from, end: t.to }}
      filterGroups="plain"
      actionsOf={({ workOrderNumber }) => <CompletedOrderActions workOrderNumber={workOrderNumber} />}
    />
  )
}

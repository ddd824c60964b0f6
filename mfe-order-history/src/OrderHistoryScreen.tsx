import { type ScreenProps, useStore } from '@carrier-portal/contract'
import { RemoteProviders } from '@carrier-portal/shared-ui/feedback'
import { OrderListPage } from '@carrier-portal/shared-ui/orders'
import { useWords } from '@carrier-portal/shared-ui/words'
import { CompletedOrderActions } from './CompletedOrderActions.tsx'
import { useOrderHistory } from './useOrderHistory.ts'
import { words } from './words.ts'

/** Order History (specification, section 2). Another user starts afresh. */
export function OrderHistoryScreen({ host }: ScreenProps) {
  return (
    <RemoteProviders host={host}>
      <OrderHistory key={useStore(host.session).username} />
    </RemoteProviders>
  )
}

function OrderHistory() {
  const say = useWords(words)
  const { saved, source } = useOrderHistory()
  return (
    <OrderListPage
      title={say.title}
      saved={saved}
      source={source}
      dateLabels={{ start: say.from, end: say.to }}
      filterGroups="plain"
      actionsOf={({ workOrderNumber }) => <CompletedOrderActions workOrderNumber={workOrderNumber} />}
    />
  )
}

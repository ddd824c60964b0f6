import { type ScreenProps, useStore } from '@carrier-portal/contract'
import { RemoteProviders } from '@carrier-portal/shared-ui/feedback'
import { OrderListPage } from '@carrier-portal/shared-ui/orders'
import { useWords } from '@carrier-portal/shared-ui/words'
import { AcceptedOrderActions } from './AcceptedOrderActions.tsx'
import { ManifestTools } from './manifest/ManifestTools.tsx'
import { useAcceptedOrders } from './useAcceptedOrders.ts'
import { words } from './words.ts'

/** Accepted Orders (specification, section 2). Another user starts afresh. */
export function OrdersAcceptedScreen({ host }: ScreenProps) {
  return (
    <RemoteProviders host={host}>
      <AcceptedOrders key={useStore(host.session).username} />
    </RemoteProviders>
  )
}

function AcceptedOrders() {
  const say = useWords(words)
  const { saved, source } = useAcceptedOrders()
  return (
    <OrderListPage
      title={say.title}
      saved={saved}
      source={source}
      dateLabels={{ start: say.from, end: say.to }}
      filterGroups="accepted"
      tools={({ found }) => <ManifestTools orders={found} />}
      actionsOf={({ workOrderNumber }) => <AcceptedOrderActions workOrderNumber={workOrderNumber} />}
    />
  )
}

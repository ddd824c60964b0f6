import { type ScreenProps, useStore } from '@carrier-portal/contract'
import { OrderListPage, useSelection } from '@carrier-portal/order-lists'
import { RemoteProviders } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { AvailableOrderActions } from './AvailableOrderActions.tsx'
import { BulkActions } from './bulk/BulkActions.tsx'
import { decisionDialogs, LateDecisionDialogs } from './decision/LateDecisionDialogs.tsx'
import { useOpenDecision } from './decision/useOpenDecision.ts'
import { messages } from './messages.ts'
import { useAvailableOrders } from './useAvailableOrders.ts'

/** Available Orders. The key resets all state when another user signs in. */
export function OrdersAvailableScreen({ host }: ScreenProps) {
  return (
    <RemoteProviders host={host}>
      <AvailableOrders key={useStore(host.session).username} />
    </RemoteProviders>
  )
}

function AvailableOrders() {
  const t = useMessages(messages)
  const { saved, source } = useAvailableOrders()
  const { decision, accept, decline, decideAll, close } = useOpenDecision()
  const selection = useSelection()
  return (
    <>
      <OrderListPage
        title={t.title}
        saved={saved}
        source={source}
        dateLabels={{ start: t.from, end: t.to }}
        filterGroups="plain"
        fileName="available-orders"
        actionsOf={(order, layout) => (
          <AvailableOrderActions order={order} layout={layout} onAccept={accept} onDecline={decline} />
        )}
        orderShortcuts={[
          { key: 'a', label: t.accept, run: accept },
          { key: 'd', label: t.decline, run: decline },
        ]}
        bulk={{
          selection,
          actionsOf: (orders) => <BulkActions onDecide={(action) => decideAll(action, orders)} />,
        }}
      />
      <LateDecisionDialogs
        from={decisionDialogs}
        listShown={source.list.state === 'loaded'}
        decision={decision}
        onClose={close}
        onGone={source.refresh}
      />
    </>
  )
}

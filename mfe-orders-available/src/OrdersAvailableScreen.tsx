import { type ScreenProps, useStore } from '@carrier-portal/contract'
import { OrderListPage } from '@carrier-portal/order-lists'
import { RemoteProviders } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { AvailableOrderActions } from './AvailableOrderActions.tsx'
import { BulkTools } from './bulk/BulkTools.tsx'
import { useSelection } from './bulk/useSelection.ts'
import { DecisionDialogs } from './decision/DecisionDialogs.tsx'
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
        actionsOf={(order) => (
          <AvailableOrderActions order={order} selection={selection} onAccept={accept} onDecline={decline} />
        )}
        tools={(view) => (
          <BulkTools
            view={view}
            selection={selection}
            onDecide={(action) => decideAll(action, selection.of(view.found))}
          />
        )}
      />
      <DecisionDialogs decision={decision} onClose={close} onGone={source.refresh} />
    </>
  )
}

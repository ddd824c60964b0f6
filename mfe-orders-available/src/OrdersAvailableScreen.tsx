import { type ScreenProps, useStore, type WorkOrderListItem } from '@carrier-portal/contract'
import {
  type ListLayout,
  type OrderColumn,
  OrderListPage,
  useListCall,
  useSelection,
} from '@carrier-portal/order-lists'
import { RemoteProviders } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { useCallback } from 'react'
import { AvailableOrderActions } from './AvailableOrderActions.tsx'
import { availableOrders } from './availableOrders.ts'
import { BulkActions } from './bulk/BulkActions.tsx'
import { LateDecisionDialogs } from './decision/LateDecisionDialogs.tsx'
import { useOpenDecision } from './decision/useOpenDecision.ts'
import { LateGoneDecisions } from './gone/LateGoneDecisions.tsx'
import { messages } from './messages.ts'

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
  const { saved, source } = useListCall(availableOrders)
  const { decision, accept, decline, decideAll, close } = useOpenDecision()
  const listed = source.list.state === 'loaded' ? source.list.orders : undefined
  const selection = useSelection(listed)
  const actionsOf = useCallback(
    (order: WorkOrderListItem, layout: ListLayout) => (
      <AvailableOrderActions order={order} layout={layout} onAccept={accept} onDecline={decline} />
    ),
    [accept, decline],
  )
  return (
    <>
      <LateGoneDecisions listed={listed} />
      <OrderListPage
        title={t.title}
        saved={saved}
        source={source}
        dateLabels={{ start: t.from, end: t.to }}
        filterGroups="plain"
        withoutColumns={WITHOUT_COLUMNS}
        fileName="available-orders"
        actionsOf={actionsOf}
        orderShortcuts={[
          { key: 'a', label: t.accept, status, run: accept, runSelected: (orders) => decideAll('accept', orders) },
          { key: 'd', label: t.decline, status, run: decline, runSelected: (orders) => decideAll('decline', orders) },
        ]}
        bulk={{
          selection,
          actionsOf: (orders) => <BulkActions onDecide={(action) => decideAll(action, orders)} />,
        }}
      />
      <LateDecisionDialogs
        listShown={source.list.state === 'loaded'}
        decision={decision}
        onClose={close}
        onGone={source.refetch}
      />
    </>
  )
}

const status = 'AVAILABLE'

/** Every offer is available. */
const WITHOUT_COLUMNS: readonly OrderColumn[] = ['status']

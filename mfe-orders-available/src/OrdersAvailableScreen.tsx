import { type ScreenProps, useStore } from '@carrier-portal/contract'
import { OrderListPage } from '@carrier-portal/order-lists'
import { RemoteProviders } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { AnswerDialogs } from './AnswerDialogs.tsx'
import { AvailableOrderActions } from './AvailableOrderActions.tsx'
import { BulkTools } from './bulk/BulkTools.tsx'
import { useSelection } from './bulk/useSelection.ts'
import { messages } from './messages.ts'
import { useAnswering } from './useAnswering.ts'
import { useAvailableOrders } from './useAvailableOrders.ts'

/** Available Orders (specification, section 2). Another user starts afresh. */
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
  const { answering, accept, decline, several, close } = useAnswering()
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
          <BulkTools view={view} selection={selection} onAnswer={(kind) => several(kind, selection.of(view.found))} />
        )}
      />
      <AnswerDialogs answering={answering} onClose={close} onGone={source.refresh} />
    </>
  )
}

import { useStore } from '@carrier-portal/contract'
import { Dialog, Loading } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button } from '@carrier-portal/shared-ui/kit'
import { useSignedIn } from '../bootstrap/useSignedIn.ts'
import type { WantedDialog } from '../host/orderDialogs.ts'
import { messages } from './messages.ts'
import { RemoteBoundary } from './RemoteBoundary.tsx'
import { RemoteCard } from './RemoteCard.tsx'
import { orderRemote } from './screens.ts'
import { useRemote } from './useRemote.ts'

/** Answers `host.orders.open`: the order editor's dialog, or plain words that there is none. */
export function OrderDialogHost() {
  const { orders, source } = useSignedIn()
  const wanted = useStore(orders.wanted)
  const registry = useStore(source.store)
  if (!wanted) return null
  const remote = registry.state === 'ready' ? orderRemote(registry.registry) : undefined
  return remote === undefined ? (
    <NoEditor key={wanted.id} wanted={wanted} />
  ) : (
    <EditorDialog key={wanted.id} wanted={wanted} remote={remote} />
  )
}

function EditorDialog({ wanted, remote }: { wanted: WantedDialog; remote: string }) {
  const { host, orders } = useSignedIn()
  const { state, tryAgain, threw } = useRemote(remote)
  const t = useMessages(messages)
  const { id, request } = wanted
  const giveUp = () => orders.close(id, 'UNAVAILABLE')
  if (state.state === 'ready' && state.definition.OrderDialog) {
    const { OrderDialog } = state.definition
    return (
      <RemoteBoundary key={state.mount} onError={threw}>
        <OrderDialog host={host} request={request} onClose={(result) => orders.close(id, result)} />
      </RemoteBoundary>
    )
  }
  if (state.state === 'ready') return <NoEditor wanted={wanted} />
  const failure = state.state === 'failed' ? state.failure : state.state === 'loading' ? state.late : undefined
  return (
    <Dialog
      title={t.orderTitle(request.workOrderNumber)}
      onClose={giveUp}
      actions={(requestClose) => <Button onClick={requestClose}>{t.close}</Button>}
    >
      {failure ? (
        <RemoteCard failure={failure} isTrying={state.state === 'loading'} onTryAgain={tryAgain} isInDialog />
      ) : (
        <Loading />
      )}
    </Dialog>
  )
}

function NoEditor({ wanted }: { wanted: WantedDialog }) {
  const { orders } = useSignedIn()
  const t = useMessages(messages)
  return (
    <Dialog
      title={t.orderTitle(wanted.request.workOrderNumber)}
      size="narrow"
      onClose={() => orders.close(wanted.id, 'UNAVAILABLE')}
      actions={(requestClose) => <Button onClick={requestClose}>{t.close}</Button>}
    >
      <p>{t.ordersNotAvailable}</p>
    </Dialog>
  )
}

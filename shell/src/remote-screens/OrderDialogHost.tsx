import { useStore } from '@carrier-portal/contract'
import { Dialog, Loading, StateArea } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button } from '@carrier-portal/shared-ui/kit'
import { Fragment } from 'react'
import type { RequestedDialog } from '../host/orderDialogs.ts'
import { usePortal } from '../portal/PortalProvider.tsx'
import { UnmountBoundary } from '../portal/UnmountBoundary.tsx'
import { useSignedIn } from '../portal/useSignedIn.ts'
import { loadedRegistry } from '../remotes/registrySource.ts'
import { rolloutUser } from '../remotes/rolloutUser.ts'
import { findOrderRemote } from '../routes/screens.ts'
import { messages } from './messages.ts'
import { RemoteBoundary } from './RemoteBoundary.tsx'
import { RemoteErrorCard } from './RemoteErrorCard.tsx'
import { useRemote } from './useRemote.ts'

/** Renders the dialog of `host.orders.open`: the order editor's, or a message when it is not available. */
export function OrderDialogHost() {
  const dialog = useStore(useSignedIn().orders.requested)
  return (
    <UnmountBoundary id={`${dialog?.id}`}>
      {dialog && <RequestedOrder key={dialog.id} dialog={dialog} />}
    </UnmountBoundary>
  )
}

function RequestedOrder({ dialog }: { dialog: RequestedDialog }) {
  const { source } = useSignedIn()
  const session = useStore(usePortal().sessionStore.session)
  const remote = findOrderRemote(loadedRegistry(useStore(source.store)), rolloutUser(session))
  return remote === undefined ? <EditorUnavailable dialog={dialog} /> : <EditorDialog dialog={dialog} remote={remote} />
}

function EditorDialog({ dialog, remote }: { dialog: RequestedDialog; remote: string }) {
  const { host, orders } = useSignedIn()
  const { state, tryAgain, reportCrash } = useRemote(remote)
  const t = useMessages(messages)
  const { id, request } = dialog
  const close = () => orders.close(id, 'UNAVAILABLE')
  if (state.state === 'ready' && state.definition.OrderDialog) {
    const { OrderDialog } = state.definition
    return (
      <RemoteBoundary key={state.mount} onError={reportCrash}>
        <OrderDialog host={host} request={request} onClose={(result) => orders.close(id, result)} />
      </RemoteBoundary>
    )
  }
  if (state.state === 'ready') return <EditorUnavailable dialog={dialog} />
  const failure = state.state === 'failed' ? state.failure : state.state === 'loading' ? state.slow : undefined
  const isNarrow = request.view === 'charge' || request.step !== undefined
  const State = isNarrow ? Fragment : StateArea
  return (
    <Dialog
      title={t.orderTitle(request.workOrderNumber)}
      size={isNarrow ? 'narrow' : 'full'}
      onClose={close}
      actions={(requestClose) => <Button onClick={requestClose}>{t.close}</Button>}
    >
      {failure ? (
        <RemoteErrorCard failure={failure} isTrying={state.state === 'loading'} onTryAgain={tryAgain} isInDialog />
      ) : (
        <State>
          <Loading />
        </State>
      )}
    </Dialog>
  )
}

function EditorUnavailable({ dialog }: { dialog: RequestedDialog }) {
  const { orders } = useSignedIn()
  const t = useMessages(messages)
  return (
    <Dialog
      title={t.orderTitle(dialog.request.workOrderNumber)}
      size="narrow"
      onClose={() => orders.close(dialog.id, 'UNAVAILABLE')}
      actions={(requestClose) => <Button onClick={requestClose}>{t.close}</Button>}
    >
      <p>{t.ordersNotAvailable}</p>
    </Dialog>
  )
}

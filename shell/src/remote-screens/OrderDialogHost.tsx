import { useStore } from '@carrier-portal/contract'
import { Dialog, ErrorBoundary, Loading, StateArea } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button } from '@carrier-portal/shared-ui/kit'
import { Fragment, type ReactNode } from 'react'
import type { RequestedDialog } from '../host/orderDialogs.ts'
import { usePortal } from '../portal/PortalProvider.tsx'
import { UnmountBoundary } from '../portal/UnmountBoundary.tsx'
import { useSignedIn } from '../portal/useSignedIn.ts'
import { loadedRegistry, registryFailure } from '../remotes/registrySource.ts'
import type { Failure } from '../remotes/remoteState.ts'
import { rolloutUser } from '../remotes/rolloutUser.ts'
import { findOrderRemote } from '../routes/screens.ts'
import { messages } from './messages.ts'
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
  const registry = useStore(source.store)
  const remote = findOrderRemote(loadedRegistry(registry), rolloutUser(session))
  if (remote !== undefined) return <EditorDialog dialog={dialog} remote={remote} />
  if (registry.state === 'ready') return <EditorUnavailable dialog={dialog} />
  return <UnopenedOrder dialog={dialog} failure={registryFailure(registry)} onTryAgain={() => void source.load()} />
}

function EditorDialog({ dialog, remote }: { dialog: RequestedDialog; remote: string }) {
  const { host, orders } = useSignedIn()
  const { state, tryAgain, reportCrash } = useRemote(remote)
  const { id, request } = dialog
  if (state.state === 'ready' && state.definition.OrderDialog) {
    const { OrderDialog } = state.definition
    return (
      <ErrorBoundary key={state.mount} onError={reportCrash}>
        <OrderDialog host={host} request={request} onClose={(result) => orders.close(id, result)} />
      </ErrorBoundary>
    )
  }
  if (state.state === 'ready') return <EditorUnavailable dialog={dialog} />
  const failure = state.state === 'failed' ? state.failure : state.state === 'loading' ? state.slow : undefined
  return <UnopenedOrder dialog={dialog} failure={failure} isTrying={state.state === 'loading'} onTryAgain={tryAgain} />
}

interface UnopenedOrderProps {
  readonly dialog: RequestedDialog
  /** Why the editor, or the registry that names it, is not loaded; undefined while it loads. */
  readonly failure: Failure | undefined
  readonly isTrying?: boolean
  onTryAgain(): void
}

function UnopenedOrder({ dialog, failure, isTrying = false, onTryAgain }: UnopenedOrderProps) {
  const isNarrow = dialog.request.view === 'charge' || dialog.request.step !== undefined
  const State = isNarrow ? Fragment : StateArea
  return (
    <DialogWithoutEditor dialog={dialog} size={isNarrow ? 'narrow' : 'full'}>
      {failure ? (
        <RemoteErrorCard failure={failure} isTrying={isTrying} onTryAgain={onTryAgain} isInDialog />
      ) : (
        <State>
          <Loading />
        </State>
      )}
    </DialogWithoutEditor>
  )
}

function EditorUnavailable({ dialog }: { dialog: RequestedDialog }) {
  const t = useMessages(messages)
  return (
    <DialogWithoutEditor dialog={dialog} size="narrow">
      <p>{t.ordersNotAvailable}</p>
    </DialogWithoutEditor>
  )
}

interface DialogWithoutEditorProps {
  readonly dialog: RequestedDialog
  readonly size: 'narrow' | 'full'
  readonly children: ReactNode
}

function DialogWithoutEditor({ dialog, size, children }: DialogWithoutEditorProps) {
  const { orders } = useSignedIn()
  const t = useMessages(messages)
  return (
    <Dialog
      title={t.orderTitle(dialog.request.workOrderNumber)}
      size={size}
      onClose={() => orders.close(dialog.id, 'UNAVAILABLE')}
      actions={(requestClose) => <Button onClick={requestClose}>{t.close}</Button>}
    >
      {children}
    </Dialog>
  )
}

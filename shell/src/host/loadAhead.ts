import type { Orders, PortalHost } from '@carrier-portal/contract'
import type { RemoteLoader } from '../remotes/remoteState.ts'
import { settledState } from '../remotes/settledState.ts'

interface LoadAheadSettings {
  readonly loader: Pick<RemoteLoader, 'start' | 'startAhead' | 'stateOf'>
  /** The name of the order editor's remote; undefined where the registry has none, or is not loaded yet. */
  editor(): string | undefined
  host(): PortalHost
}

/** What `host.orders` loads before a dialog is opened: the editor's code, and orders by it. */
export function createLoadAhead({
  loader,
  editor,
  host,
}: LoadAheadSettings): Required<Pick<Orders, 'preload' | 'prepare'>> {
  /** An error of the remote's code is reported like every uncaught one. */
  async function prepare(workOrderNumbers: readonly string[]) {
    const remote = editor()
    if (remote === undefined) return
    const { epoch } = host().session.get()
    void loader.start(remote)
    const state = await settledState(loader.stateOf(remote))
    if (state.state !== 'ready' || host().session.get().epoch !== epoch) return
    await state.definition.prepareOrders?.(host(), workOrderNumbers)
  }

  return {
    preload() {
      const remote = editor()
      if (remote !== undefined) void loader.startAhead(remote)
    },
    prepare: (workOrderNumbers) => void prepare(workOrderNumbers).catch((cause) => reportError(cause)),
  }
}

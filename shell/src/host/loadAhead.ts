import type { Orders, PortalHost, Store } from '@carrier-portal/contract'
import type { RemoteLoader, RemoteState } from '../remotes/remoteState.ts'

interface LoadAheadSettings {
  readonly loader: Pick<RemoteLoader, 'start' | 'stateOf'>
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
    const state = await settled(loader.stateOf(remote))
    if (state.state !== 'ready' || host().session.get().epoch !== epoch) return
    await state.definition.prepareOrders?.(host(), workOrderNumbers)
  }

  return {
    preload() {
      const remote = editor()
      if (remote !== undefined) void loader.start(remote)
    },
    prepare: (workOrderNumbers) => void prepare(workOrderNumbers).catch((cause) => reportError(cause)),
  }
}

/** The state of a remote that is loaded or has failed. A further `start` does not wait for a load that has begun. */
function settled(states: Store<RemoteState>): Promise<RemoteState> {
  return new Promise((resolve) => {
    const check = () => {
      const state = states.get()
      if (state.state !== 'ready' && state.state !== 'failed') return
      unsubscribe()
      resolve(state)
    }
    const unsubscribe = states.subscribe(check)
    check()
  })
}

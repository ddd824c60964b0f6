import type { Store } from '@carrier-portal/contract'
import type { RemoteState } from './remoteState.ts'

/** The state of a remote that is loaded or has failed. A further `start` does not wait for a load that has begun. */
export function settledState(states: Store<RemoteState>): Promise<RemoteState> {
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

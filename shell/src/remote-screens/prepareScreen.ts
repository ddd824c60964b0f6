import type { PortalHost } from '@carrier-portal/contract'
import type { RemoteState } from '../remotes/remoteState.ts'

/** Lets a loaded remote start what its screen needs first. An error of its code is reported like every uncaught one. */
export function prepareScreen(state: RemoteState, host: PortalHost): void {
  if (state.state !== 'ready') return
  try {
    state.definition.prepare?.(host)
  } catch (cause) {
    reportError(cause)
  }
}

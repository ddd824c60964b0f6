import type { PortalHost } from '@carrier-portal/contract'
import type { RemoteState } from '../remotes/remoteState.ts'

/**
 * Lets a loaded remote start what its screen needs first. Resolves when that has arrived, as far as the remote reports it.
 * Never rejects: an error of the remote's code is reported like every uncaught one.
 */
export async function prepareScreen(state: RemoteState, host: PortalHost): Promise<void> {
  if (state.state !== 'ready') return
  try {
    await state.definition.prepare?.(host)
  } catch (cause) {
    reportError(cause)
  }
}

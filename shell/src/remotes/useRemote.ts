import { useStore } from '@carrier-portal/contract'
import { useEffect } from 'react'
import { useSignedIn } from '../bootstrap/useSignedIn.ts'
import type { RemoteState } from './remoteState.ts'

export interface RemoteHandle {
  readonly state: RemoteState
  tryAgain(): void
  threw(cause: unknown): void
}

/** A remote on its way onto the screen; asks for it. */
export function useRemote(name: string): RemoteHandle {
  const { loader } = useSignedIn()
  useEffect(() => void loader.start(name), [loader, name])
  return {
    state: useStore(loader.stateOf(name)),
    tryAgain: () => void loader.tryAgain(name),
    threw: (cause) => void loader.threw(name, cause),
  }
}

import { useStore } from '@carrier-portal/contract'
import { useEffect } from 'react'
import { useSignedIn } from '../portal/useSignedIn.ts'
import type { RemoteState } from '../remotes/remoteState.ts'

interface RemoteHandle {
  readonly state: RemoteState
  tryAgain(): void
  reportCrash(cause: unknown): void
}

/** Loads a remote and returns its loading state. */
export function useRemote(name: string): RemoteHandle {
  const { loader } = useSignedIn()
  useEffect(() => void loader.start(name), [loader, name])
  return {
    state: useStore(loader.stateOf(name)),
    tryAgain: () => void loader.tryAgain(name),
    reportCrash: (cause) => void loader.reportCrash(name, cause),
  }
}

import { useStore } from '@carrier-portal/contract'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { usePortal } from '../portal/PortalProvider.tsx'
import { useSignedIn } from '../portal/useSignedIn.ts'
import type { RemoteState } from '../remotes/remoteState.ts'
import { messages } from './messages.ts'

interface RemoteHandle {
  readonly state: RemoteState
  tryAgain(): void
  reportCrash(cause: unknown): void
}

/** Loads a remote and returns its loading state. A notice says that another version has replaced the shown one. */
export function useRemote(name: string): RemoteHandle {
  const { loader } = useSignedIn()
  // Before the first paint, which would show for a moment the error card of a download that is tried again.
  useLayoutEffect(() => void loader.start(name), [loader, name])
  const state = useStore(loader.stateOf(name))
  useReplacedNotice(state)
  return {
    state,
    tryAgain: () => void loader.tryAgain(name),
    reportCrash: (cause) => void loader.reportCrash(name, cause),
  }
}

/** The replaced version takes its open dialogs with it, and a form of the next one offers the draft. */
function useReplacedNotice(state: RemoteState) {
  const { notices } = usePortal()
  const t = useMessages(messages)
  const shown = useRef<string>(undefined)
  useEffect(() => {
    if (state.state !== 'ready') return
    const { version } = state.candidate
    if (shown.current !== undefined && shown.current !== version) notices.emit({ tone: 'warning', text: t.replaced })
    shown.current = version
  }, [state, notices, t])
}

import { Loading } from '@carrier-portal/shared-ui/feedback'
import { useState } from 'react'
import { usePortal } from '../portal/PortalProvider.tsx'
import { useSignedIn } from '../portal/useSignedIn.ts'
import { findRemote } from '../remotes/findRemote.ts'
import type { Failure } from '../remotes/remoteState.ts'
import { rolloutUser } from '../remotes/rolloutUser.ts'
import { RemoteErrorCard } from './RemoteErrorCard.tsx'

const ABSENT: Failure = { stage: 'check', reason: 'absent' }

/** A route without a remote in the page's registry; "Try again" fetches the present registry. */
export function AbsentRemote({ route }: { route: string }) {
  const { screens, sessionStore } = usePortal()
  const { source, loader } = useSignedIn()
  const [isChecking, setIsChecking] = useState(false)
  if (isChecking) return <Loading />
  const retry = async () => {
    setIsChecking(true)
    await findRemote({ source, loader, screens, user: rolloutUser(sessionStore.session.get()) }, route)
    setIsChecking(false)
  }
  return <RemoteErrorCard failure={ABSENT} onTryAgain={() => void retry()} />
}

import { Loading } from '@carrier-portal/shared-ui/feedback'
import { useState } from 'react'
import { usePortal } from '../bootstrap/PortalProvider.tsx'
import { useSignedIn } from '../bootstrap/useSignedIn.ts'
import { findRemote } from './findRemote.ts'
import { RemoteCard } from './RemoteCard.tsx'
import type { Failure } from './remoteState.ts'

const ABSENT: Failure = { stage: 'check', reason: 'absent' }

/** A screen without a remote in the page's registry; "Try again" looks whether there is one by now. */
export function AbsentRemote({ route }: { route: string }) {
  const { screens } = usePortal()
  const { source, loader } = useSignedIn()
  const [isLooking, setIsLooking] = useState(false)
  if (isLooking) return <Loading />
  const look = async () => {
    setIsLooking(true)
    await findRemote({ source, loader, screens }, route)
    setIsLooking(false)
  }
  return <RemoteCard failure={ABSENT} onTryAgain={() => void look()} />
}

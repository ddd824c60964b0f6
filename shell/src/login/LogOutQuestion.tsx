import { useStore } from '@carrier-portal/contract'
import { Dialog } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import type { ReactNode } from 'react'
import { DeferredPart } from '../portal/DeferredView.tsx'
import { usePortal } from '../portal/PortalProvider.tsx'
import { messages } from './messages.ts'

/** The question of "Log Out" while there is unsaved work. Its dialog is loaded ahead; where that failed, it offers "Try again". */
export function LogOutQuestion() {
  const t = useMessages(messages)
  const { unsavedAtLogOut, parts } = usePortal()
  const unsaved = useStore(unsavedAtLogOut)
  if (!unsaved) return null
  const aroundError = (error: ReactNode) => (
    <Dialog title={t.logOutQuestion} onClose={() => unsavedAtLogOut.set(undefined)}>
      {error}
    </Dialog>
  )
  return (
    <DeferredPart from={parts.logOutDialog} aroundError={aroundError}>
      {(LogOutDialog) => <LogOutDialog unsaved={unsaved} />}
    </DeferredPart>
  )
}

import { styled } from '@carrier-portal/shared-ui/kit'
import { layer } from '@carrier-portal/shared-ui/theme'
import { LeaveQuestionHost } from '../host/LeaveQuestionHost.tsx'
import { IdleBanner } from '../idle/IdleBanner.tsx'
import { Toasts } from '../layout/Toasts.tsx'
import { OrderDialogHost } from '../remotes/OrderDialogHost.tsx'
import { UpdateBar } from '../updates/UpdateBar.tsx'

export { RemotePlace } from '../remotes/RemotePlace.tsx'
export { signedInOf } from './signedInServices.ts'

/** At the foot of the window, so that nothing that is about to be touched moves: what a signed-in person must know. */
export function Notices() {
  return (
    <Told>
      <UpdateBar />
      <IdleBanner />
    </Told>
  )
}

/** Over the screen: the order dialog, the question before it is left, and the toasts. */
export function Overlays() {
  return (
    <>
      <OrderDialogHost />
      <LeaveQuestionHost />
      <Toasts />
    </>
  )
}

const Told = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.notice};
`

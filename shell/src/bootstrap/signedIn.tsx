import { createGlobalStyle, styled } from '@carrier-portal/shared-ui/kit'
import { layer } from '@carrier-portal/shared-ui/theme'
import { IdleBanner } from '../idle/IdleBanner.tsx'
import { LateToasts } from '../layout/LateToasts.tsx'
import { LogOutQuestion } from '../login/LogOutQuestion.tsx'
import { useSignedIn } from '../portal/useSignedIn.ts'
import { OrderDialogHost } from '../remote-screens/OrderDialogHost.tsx'
import { UpdateBar } from '../updates/UpdateBar.tsx'

export { OfflineDrafts } from '../outbox-list/OfflineDrafts.tsx'
export { OutboxButton } from '../outbox-list/OutboxButton.tsx'
export { RemoteRoute } from '../remote-screens/RemoteRoute.tsx'
export { signedInServicesOf } from './createSignedInServices.ts'

/** Notices at the bottom of the window: fixed, so that they do not move the controls above them. */
export function Notices() {
  const { idle, unsavedWork, updates } = useSignedIn()
  return (
    <Bottom>
      <UpdateBar updates={updates} unsavedWork={unsavedWork} />
      <IdleBanner idle={idle} />
    </Bottom>
  )
}

/** The parts over the screen: the order dialog, the confirmation of Log Out, and the toasts. */
export function Overlays() {
  return (
    <>
      <ScrollLock />
      <OrderDialogHost />
      <LogOutQuestion />
      <LateToasts />
    </>
  )
}

/** Behind a dialog the page does not scroll. The gutter of its scrollbar stays, so that the content does not move. */
const ScrollLock = createGlobalStyle`
  html:has([aria-modal='true']) {
    overflow: hidden;
    scrollbar-gutter: stable;
  }
`

const Bottom = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.notice};
`

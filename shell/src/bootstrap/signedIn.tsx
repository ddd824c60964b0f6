import { createGlobalStyle } from '@carrier-portal/shared-ui/kit'
import { color } from '@carrier-portal/shared-ui/theme'
import { LateToasts } from '../layout/LateToasts.tsx'
import { LogOutQuestion } from '../login/LogOutQuestion.tsx'
import { OrderDialogHost } from '../remote-screens/OrderDialogHost.tsx'

export { OfflineDrafts } from '../draft-notices/OfflineDrafts.tsx'
export { Notices } from '../layout/Notices.tsx'
export { OutboxButton } from '../outbox-list/OutboxButton.tsx'
export { RemoteRoute } from '../remote-screens/RemoteRoute.tsx'
export { signedInServicesOf } from './createSignedInServices.ts'

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

/**
 * Behind a dialog the page does not scroll. The gutter of its scrollbar stays, so that the content does not move. No
 * element covers the gutter, which shows the root's background color only, so the root is as dark as the scrim makes the page.
 */
const ScrollLock = createGlobalStyle`
  html:has([aria-modal='true']) {
    overflow: hidden;
    scrollbar-gutter: stable;
    background: ${color.scrim};
  }
  /* The scrim of the sign-in dialog lies over that of an open dialog. */
  html:has([inert] [aria-modal='true']) {
    background: color-mix(in srgb, ${color.scrim}, black);
  }
`

import { IdleBanner } from '../idle/IdleBanner.tsx'
import { Toasts } from '../layout/Toasts.tsx'
import { OrderDialogHost } from '../remotes/OrderDialogHost.tsx'
import { UpdateBar } from '../updates/UpdateBar.tsx'

export { RemotePlace } from '../remotes/RemotePlace.tsx'
export { signedInOf } from './signedInServices.ts'

/** Above the screen: what a signed-in person must know. */
export function Notices() {
  return (
    <>
      <IdleBanner />
      <UpdateBar />
    </>
  )
}

/** Over the screen: the order dialog and the toasts. */
export function Overlays() {
  return (
    <>
      <OrderDialogHost />
      <Toasts />
    </>
  )
}

import { useStore } from '@carrier-portal/contract'
import { Dialog } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button } from '@carrier-portal/shared-ui/kit'
import { usePortal } from '../portal/PortalProvider.tsx'
import { messages } from './messages.ts'
import { useLogOut } from './useLogOut.ts'

/** Shows which orders have unsaved work, which "Log Out" deletes. */
export function LogOutQuestion() {
  const t = useMessages(messages)
  const { unsavedAtLogOut } = usePortal()
  const orders = useStore(unsavedAtLogOut)
  const logOut = useLogOut()
  if (!orders) return null
  return (
    <Dialog
      title={t.logOutQuestion}
      onClose={() => unsavedAtLogOut.set(undefined)}
      actions={(requestClose) => (
        <>
          <Button color="error" onClick={() => logOut('logout')}>
            {t.discardAndLogOut}
          </Button>
          <Button variant="contained" onClick={requestClose} autoFocus>
            {t.staySignedIn}
          </Button>
        </>
      )}
    >
      <p>{t.unsavedWork}</p>
      <ul>
        {orders.map((order) => (
          <li key={order}>{order}</li>
        ))}
      </ul>
    </Dialog>
  )
}

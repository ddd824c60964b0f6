import { Dialog, ErrorAlert, LoadingButton } from '@carrier-portal/shared-ui/feedback'
import { useLocale, useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button } from '@carrier-portal/shared-ui/kit'
import { useId, useState } from 'react'
import { orderLabel } from '../drafts/draftRules.ts'
import { usePortal } from '../portal/PortalProvider.tsx'
import type { UnsavedAtLogOut } from '../portal/portal.ts'
import { useOutboxEntries } from '../portal/useOutboxEntries.ts'
import { useSignedIn } from '../portal/useSignedIn.ts'
import { messages as dialogMessages } from './logOutMessages.ts'
import { messages } from './messages.ts'
import { useLogOut, useRequestLogOut } from './useLogOut.ts'

/** Names the orders with unsaved work, which "Log Out" deletes, and offers to send unsent saves first. */
export function LogOutDialog({ unsaved }: { readonly unsaved: UnsavedAtLogOut }) {
  const t = { ...useMessages(messages), ...useMessages(dialogMessages) }
  const { unsavedAtLogOut } = usePortal()
  const entries = useOutboxEntries()
  const { drafts } = unsaved
  // A save that is sent while the question is open, by whichever tab, is not deleted.
  const unsentSaves = unsaved.unsentSaves.filter((order) => entries.some((entry) => entry.workOrderNumber === order))
  const sending = entries.flatMap(({ state, workOrderNumber }) => (state === 'sending' ? [workOrderNumber] : []))
  const isNothingLeft = drafts.length + unsentSaves.length === 0
  const logOut = useLogOut()
  const { progress, sendFirst } = useSendFirst(unsaved)
  const textId = useId()
  return (
    <Dialog
      title={t.logOutQuestion}
      onClose={() => unsavedAtLogOut.set(undefined)}
      actions={(requestClose) => (
        <>
          <Button
            color={isNothingLeft ? 'primary' : 'error'}
            disabled={progress === 'sending'}
            aria-describedby={textId}
            onClick={logOut}
          >
            {isNothingLeft ? t.logOut : t.discardAndLogOut}
          </Button>
          {unsentSaves.length > 0 && (
            <LoadingButton
              busy={progress === 'sending'}
              label={t.sendFirst}
              busyLabel={t.sending}
              onClick={sendFirst}
            />
          )}
          {/* Screen readers read the dialog's title and this button, so what would be deleted is its description. */}
          <Button variant="contained" aria-describedby={textId} onClick={requestClose} autoFocus>
            {t.staySignedIn}
          </Button>
        </>
      )}
    >
      <div id={textId}>
        {isNothingLeft && <p>{t.nothingLeft}</p>}
        {progress === 'notAllSent' && unsentSaves.length > 0 && <ErrorAlert>{t.notAllSent}</ErrorAlert>}
        <OrderNumbers text={t.unsentSaves} orders={unsentSaves.filter((order) => !sending.includes(order))} />
        <OrderNumbers text={t.savesBeingSent} orders={unsentSaves.filter((order) => sending.includes(order))} />
        <OrderNumbers text={t.unsavedWork} orders={drafts} />
      </div>
    </Dialog>
  )
}

/** Sends the unsent saves, then logs out, or shows what could not be sent. After "Stay signed in" it only sends them. */
function useSendFirst(unsaved: UnsavedAtLogOut) {
  const { unsavedAtLogOut } = usePortal()
  const { outbox } = useSignedIn()
  const requestLogOut = useRequestLogOut()
  const [progress, setProgress] = useState<'idle' | 'sending' | 'notAllSent'>('idle')
  const sendFirst = async () => {
    setProgress('sending')
    await outbox?.sendAllNow()
    // Without a working network the sending takes minutes, in which the user may have closed the question.
    if (unsavedAtLogOut.get() !== unsaved) return
    await requestLogOut()
    setProgress(unsavedAtLogOut.get()?.unsentSaves.length ? 'notAllSent' : 'idle')
  }
  return { progress, sendFirst: () => void sendFirst() }
}

function OrderNumbers({ text, orders }: { readonly text: string; readonly orders: readonly string[] }) {
  const locale = useLocale()
  if (orders.length === 0) return null
  return (
    <>
      <p>{text}</p>
      <ul>
        {orders.map((order) => (
          <li key={order}>{orderLabel(order, locale)}</li>
        ))}
      </ul>
    </>
  )
}

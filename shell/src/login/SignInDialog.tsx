import { type Session, useStore } from '@carrier-portal/contract'
import { PhoneSentence } from '@carrier-portal/shared-ui/contact'
import { takeFocus, useCloseOnBack } from '@carrier-portal/shared-ui/feedback'
import { useLocale, useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button, styled } from '@carrier-portal/shared-ui/kit'
import { color, layer, space } from '@carrier-portal/shared-ui/theme'
import { useId, useState } from 'react'
import { orderLabel } from '../drafts/draftRules.ts'
import { DeferredPart } from '../portal/DeferredView.tsx'
import { usePortal } from '../portal/PortalProvider.tsx'
import { Card, ScreenTitle } from '../screen-layout/layoutPrimitives.tsx'
import { LogOutButton } from './LogOutButton.tsx'
import { messages } from './messages.ts'
import { findUnsaved, useLogOut } from './useLogOut.ts'

/**
 * Opens over the page after a 401; the same user continues where they were. The page below is inert, so the dialog needs
 * no focus trap. Back leaves the dialog and the page as they are.
 */
export function SignInDialog({ session }: { session: Session }) {
  const t = useMessages(messages)
  const titleId = useId()
  const { configuration, drafts, parts } = usePortal()
  const isKept = useStore(drafts.isOnDevice)
  useCloseOnBack(doNothing)
  return (
    <Scrim>
      <Card role="dialog" aria-modal="true" aria-labelledby={titleId}>
        <ScreenTitle as="h2" id={titleId}>
          {t.expiredTitle}
        </ScreenTitle>
        <p>{t.expiredText}</p>
        <DeferredPart from={parts.credentialsForm}>
          {(CredentialsForm) => <CredentialsForm label={t.expiredTitle} username={session.username} />}
        </DeferredPart>
        {configuration.passwordReset === 'support' && (
          <p>
            <PhoneSentence phone={configuration.supportPhone} sentence={t.callUs} />
          </p>
        )}
        <p>{isKept ? t.otherUserKeepsText : t.otherUserText}</p>
        <LogOut />
      </Card>
    </Scrim>
  )
}

function doNothing() {}

/**
 * "Log Out" deletes drafts and unsent saves: with some of them, it is selected a second time below their numbers, which get
 * the focus of the pressed button, and not the button that deletes: an Enter that is held would press it.
 */
function LogOut() {
  const t = useMessages(messages)
  const locale = useLocale()
  const portal = usePortal()
  const logOut = useLogOut()
  const [orders, setOrders] = useState<readonly string[]>([])
  const request = async () => {
    const { drafts, unsentSaves } = await findUnsaved(portal)
    const unsaved = [...new Set([...unsentSaves, ...drafts])]
    if (unsaved.length === 0) logOut()
    else setOrders(unsaved)
  }
  if (orders.length === 0) return <LogOutButton request={request} />
  return (
    <>
      <p role="alert" tabIndex={-1} ref={takeFocus}>
        {t.unsavedWork} {orders.map((order) => orderLabel(order, locale)).join(', ')}
      </p>
      <Button variant="text" color="error" onClick={logOut}>
        {t.discardAndLogOut}
      </Button>
    </>
  )
}

const Scrim = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${layer.notice};
  display: grid;
  place-items: center;
  overflow-y: auto;
  padding: ${space(4)};
  background: ${color.scrim};
  /* The order numbers of the page are not readable before the user signs in again. */
  backdrop-filter: blur(${space(2)});
`

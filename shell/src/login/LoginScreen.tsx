import { useStore } from '@carrier-portal/contract'
import { SHELL_ROUTES } from '@carrier-portal/contract/routes'
import { Mark } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { countSaves } from '../drafts/countSaves.ts'
import { DeferredPart } from '../portal/DeferredView.tsx'
import { usePortal } from '../portal/PortalProvider.tsx'
import { Callout, Card, Narrow, ScreenTitle } from '../screen-layout/layoutPrimitives.tsx'
import { messages } from './messages.ts'

/** The login. */
export function LoginScreen() {
  const t = useMessages(messages)
  const { drafts, parts, sessionStore } = usePortal()
  const session = useStore(sessionStore.store)
  const unsentSaves = useUnsentSaves()
  const isKept = useStore(drafts.isOnDevice)
  const hasDrafts = useStore(drafts.names).length > 0
  return (
    <Narrow>
      <Card>
        <ScreenTitle>
          <Mark /> {t.title}
        </ScreenTitle>
        {session.state === 'out' && session.reason === 'idle' && <Callout role="alert">{t.loggedOutIdle}</Callout>}
        {session.state === 'out' && session.reason === 'rejected' && <Callout role="alert">{t.expiredTitle}</Callout>}
        {session.state === 'out' && session.reason === 'cookieMissing' && (
          <Callout role="alert">{t.sessionEnded}</Callout>
        )}
        <DeferredPart from={parts.credentialsForm}>
          {(CredentialsForm) => <CredentialsForm label={t.title} takesEarlyInput />}
        </DeferredPart>
        {unsentSaves > 0 && <p role="status">{t.unsentOnDevice(unsentSaves)}</p>}
        {hasDrafts && !isKept && <p>{t.otherUserText}</p>}
        <Link to={SHELL_ROUTES.resetPassword.path}>{t.resetPassword}</Link>
      </Card>
    </Narrow>
  )
}

/** The saves that wait on this device for a sign-in: nothing else on the login shows that they were not sent. */
function useUnsentSaves(): number {
  const { vault } = usePortal()
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (vault) countSaves().then(setCount, () => undefined)
  }, [vault])
  return count
}

import { useStore } from '@carrier-portal/contract'
import { SHELL_ROUTES } from '@carrier-portal/contract/routes'
import { Mark } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { usePortal } from '../portal/PortalProvider.tsx'
import { Callout, Card, Narrow, ScreenTitle } from '../screen-layout/layoutPrimitives.tsx'
import { earlyInput } from '../start/earlyInput.ts'
import { CredentialsForm } from './CredentialsForm.tsx'
import { messages } from './messages.ts'

/** The login. */
export function LoginScreen() {
  const t = useMessages(messages)
  const session = useStore(usePortal().sessionStore.store)
  const [early] = useState(() => earlyInput.get())
  return (
    <Narrow>
      <Card>
        <ScreenTitle>
          <Mark /> {t.title}
        </ScreenTitle>
        {session.state === 'out' && session.reason === 'idle' && <Callout role="alert">{t.loggedOutIdle}</Callout>}
        {session.state === 'out' && session.reason === 'rejected' && <Callout role="alert">{t.expiredTitle}</Callout>}
        <CredentialsForm label={t.title} initial={early?.values} takesEarlyInput>
          <Link to={SHELL_ROUTES.resetPassword.path}>{t.resetPassword}</Link>
        </CredentialsForm>
      </Card>
    </Narrow>
  )
}

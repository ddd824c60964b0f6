import { useStore } from '@carrier-portal/contract'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Link } from 'react-router-dom'
import { usePortal } from '../bootstrap/PortalProvider.tsx'
import { Card, Narrow, ScreenTitle, Told } from '../layout/frames.tsx'
import { readTyped } from '../start/typedBefore.ts'
import { CredentialsForm } from './CredentialsForm.tsx'
import { messages } from './messages.ts'

/** The login (specification, section 2). */
export function LoginScreen() {
  const t = useMessages(messages)
  const { keeper } = usePortal()
  const session = useStore(keeper.store)
  const typed = readTyped()
  return (
    <Narrow>
      <Card>
        <ScreenTitle>{t.title}</ScreenTitle>
        {session.state === 'out' && session.because === 'idle' && <Told role="alert">{t.loggedOutIdle}</Told>}
        <CredentialsForm label={t.title} initial={typed.values} isSubmitted={typed.isSubmitted}>
          <Link to="/reset-password">{t.resetPassword}</Link>
        </CredentialsForm>
      </Card>
    </Narrow>
  )
}

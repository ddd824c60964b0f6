import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Link } from 'react-router-dom'
import { usePortal } from '../bootstrap/PortalProvider.tsx'
import { Card, Narrow, ScreenTitle } from '../layout/frames.tsx'
import { messages } from './messages.ts'

/** Only the support line (specification, section 2: the form is not displayed). */
export function ResetPasswordScreen() {
  const t = useMessages(messages)
  const { configuration } = usePortal()
  return (
    <Narrow>
      <Card>
        <ScreenTitle>{t.resetPassword}</ScreenTitle>
        <p>{t.callUs(configuration.supportPhone)}</p>
        <Link to="/login">{t.backToLogin}</Link>
      </Card>
    </Narrow>
  )
}

import { SHELL_ROUTES } from '@carrier-portal/contract/routes'
import { PhoneSentence } from '@carrier-portal/shared-ui/contact'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Link } from 'react-router-dom'
import { DeferredPart } from '../portal/DeferredView.tsx'
import { usePortal } from '../portal/PortalProvider.tsx'
import { Card, Narrow, ScreenTitle } from '../screen-layout/layoutPrimitives.tsx'
import { messages } from './messages.ts'

/** The support line for a lost password, or the form where the configuration displays it. */
export function ResetPasswordScreen() {
  const t = useMessages(messages)
  const { configuration, parts } = usePortal()
  return (
    <Narrow>
      <Card>
        <ScreenTitle>{t.resetPassword}</ScreenTitle>
        {configuration.passwordReset === 'form' ? (
          <DeferredPart from={parts.passwordResetForm}>{(PasswordResetForm) => <PasswordResetForm />}</DeferredPart>
        ) : (
          <p>
            <PhoneSentence phone={configuration.supportPhone} sentence={t.callUs} />
          </p>
        )}
        <Link to={SHELL_ROUTES.login.path}>{t.backToLogin}</Link>
      </Card>
    </Narrow>
  )
}

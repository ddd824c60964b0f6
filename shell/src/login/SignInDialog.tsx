import type { Session } from '@carrier-portal/contract'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button, styled } from '@carrier-portal/shared-ui/kit'
import { color, layer, space } from '@carrier-portal/shared-ui/theme'
import { useId } from 'react'
import { Card, ScreenTitle } from '../ui/layoutPrimitives.tsx'
import { CredentialsForm } from './CredentialsForm.tsx'
import { messages } from './messages.ts'
import { useLogOut } from './useLogOut.ts'

/**
 * Opens over the page after a 401; the same user continues where they were. The page below is inert, so the dialog needs
 * no focus trap.
 */
export function SignInDialog({ session }: { session: Session }) {
  const t = useMessages(messages)
  const logOut = useLogOut()
  const titleId = useId()
  return (
    <Scrim>
      <Card role="dialog" aria-modal="true" aria-labelledby={titleId}>
        <ScreenTitle as="h2" id={titleId}>
          {t.expiredTitle}
        </ScreenTitle>
        <p>{t.expiredText}</p>
        <CredentialsForm
          label={t.expiredTitle}
          initial={{ username: session.username, password: '' }}
          autoFocus="password"
        >
          <p>{t.otherUserText}</p>
          <Button variant="text" onClick={() => logOut('logout')}>
            {t.logOut}
          </Button>
        </CredentialsForm>
      </Card>
    </Scrim>
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
  backdrop-filter: blur(${space(1)});
`

import { ErrorAlert, Loading } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button } from '@carrier-portal/shared-ui/kit'
import { Navigate } from 'react-router-dom'
import { DeferredView } from '../bootstrap/deferred.tsx'
import { usePortal } from '../bootstrap/PortalProvider.tsx'
import { documentPart, licencePart, remotePart, statusPart } from '../bootstrap/signedInPart.ts'
import { Padded, ScreenTitle, Stack } from '../layout/frames.tsx'
import { messages } from '../layout/messages.ts'
import { HOME } from '../session/guard.ts'
import { LoginScreen } from '../session/LoginScreen.tsx'
import { ResetPasswordScreen } from '../session/ResetPasswordScreen.tsx'
import type { Place } from './places.ts'
import { useVisit } from './useVisit.ts'

/** What the present address shows, after the guards. */
export function CurrentScreen() {
  const { answer, place } = useVisit()
  switch (answer.do) {
    case 'wait':
      return <Loading />
    case 'askAgain':
      return <LicenceUnknown />
    case 'redirect':
      return <Navigate to={answer.to} replace />
    case 'show':
      return place.kind === 'remote' ? (
        <DeferredView from={remotePart} props={{ place: place.screen }} />
      ) : (
        <Padded>
          <OwnScreen place={place} />
        </Padded>
      )
  }
}

function OwnScreen({ place }: { place: Exclude<Place, { kind: 'remote' }> }) {
  if (place.kind === 'unknown') return <Navigate to={HOME} replace />
  switch (place.screen) {
    case 'login':
      return <LoginScreen />
    case 'resetPassword':
      return <ResetPasswordScreen />
    case 'licence':
      return <DeferredView from={licencePart} props={{}} />
    case 'status':
      return <DeferredView from={statusPart} props={{}} />
    default:
      return <DeferredView from={documentPart} props={{ document: place.screen }} />
  }
}

function LicenceUnknown() {
  const t = useMessages(messages)
  const { licence } = usePortal()
  return (
    <Padded>
      <Stack>
        <ScreenTitle>{t.titles.licence}</ScreenTitle>
        <ErrorAlert action={<Button onClick={() => void licence.ask()}>{t.tryAgain}</Button>}>
          {t.couldNotCheck}
        </ErrorAlert>
      </Stack>
    </Padded>
  )
}

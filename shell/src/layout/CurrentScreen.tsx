import { HOME_PATH } from '@carrier-portal/contract/routes'
import { ErrorAlert, Loading, useWhenOnline } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Stack } from '@carrier-portal/shared-ui/layout'
import { Navigate, useLocation } from 'react-router-dom'
import { LoginScreen } from '../login/LoginScreen.tsx'
import { ResetPasswordScreen } from '../login/ResetPasswordScreen.tsx'
import { DeferredView } from '../portal/DeferredView.tsx'
import { usePortal } from '../portal/PortalProvider.tsx'
import { TryAgainButton } from '../portal/TryAgainButton.tsx'
import { UnmountBoundary } from '../portal/UnmountBoundary.tsx'
import type { RouteMatch } from '../routes/matchRoute.ts'
import { PagePadding, ScreenTitle } from '../screen-layout/layoutPrimitives.tsx'
import { messages } from './messages.ts'
import { useRouteGuard } from './useRouteGuard.ts'

/** The screen of the present address, after the guard. */
export function CurrentScreen() {
  const { pathname } = useLocation()
  return (
    <UnmountBoundary id={pathname}>
      <GuardedScreen />
    </UnmountBoundary>
  )
}

function GuardedScreen() {
  const { parts } = usePortal()
  const { decision, match } = useRouteGuard()
  switch (decision.do) {
    case 'wait':
      // The part for signed-in users loads the registry, and may fail.
      return (
        <DeferredView from={parts.signedIn} hasOwnPadding>
          {() => <Loading />}
        </DeferredView>
      )
    case 'retryLicence':
      return <LicenceCheckFailed />
    case 'redirect':
      return <Navigate to={decision.to} replace />
    case 'show':
      return match.kind === 'remote' ? (
        <DeferredView from={parts.signedIn} hasOwnPadding>
          {({ RemoteRoute }) => <RemoteRoute screen={match.screen} />}
        </DeferredView>
      ) : (
        <PagePadding>
          <ShellScreenView match={match} />
        </PagePadding>
      )
  }
}

function ShellScreenView({ match }: { match: Exclude<RouteMatch, { kind: 'remote' }> }) {
  const { parts } = usePortal()
  if (match.kind === 'unknown') return <Navigate to={HOME_PATH} replace />
  const { screen } = match
  switch (screen) {
    case 'login':
      return <LoginScreen />
    case 'resetPassword':
      return <ResetPasswordScreen />
    case 'licence':
      return <DeferredView from={parts.licence}>{(LicenceScreen) => <LicenceScreen />}</DeferredView>
    case 'status':
      return <DeferredView from={parts.status}>{(StatusScreen) => <StatusScreen />}</DeferredView>
    default:
      return (
        <DeferredView from={parts.document}>{(DocumentScreen) => <DocumentScreen document={screen} />}</DeferredView>
      )
  }
}

function LicenceCheckFailed() {
  const t = useMessages(messages)
  const { licence } = usePortal()
  const check = () => void licence.check()
  useWhenOnline(check)
  return (
    <PagePadding>
      <Stack $gap={4}>
        <ScreenTitle>{t.titles.licence}</ScreenTitle>
        <ErrorAlert action={<TryAgainButton onClick={check} />}>{t.couldNotCheck}</ErrorAlert>
      </Stack>
    </PagePadding>
  )
}

import type { ConfigurationReading } from '@carrier-portal/contract/configuration'
import { ErrorBoundary, UiProvider } from '@carrier-portal/shared-ui/feedback'
import { BrowserRouter } from 'react-router-dom'
import { fetchConfiguration } from '../config/fetchConfiguration.ts'
import { type Portal, reloadForOtherUser } from '../portal/portal.ts'
import { portalPage } from '../portal/portalPage.ts'
import { forgetAddress } from '../routes/rememberedAddress.ts'
import { followTabs } from '../session/followTabs.ts'
import { readToken } from '../session/sessionCookies.ts'
import { offerRetryOrOnline } from '../start/offerRetry.ts'
import { App } from './App.tsx'
import { createFirstView } from './createFirstView.tsx'
import { createPortal } from './createPortal.ts'
import { parts } from './parts.ts'
import { prepareFirstScreen } from './prepareFirstScreen.ts'
import { redirectToLogin } from './redirectToLogin.ts'
import { StartupError } from './StartupError.tsx'
import { startRecorder } from './startRecorder.ts'
import { yieldToBrowser } from './yieldToBrowser.ts'

/** Starts the portal: reads the configuration, loads what the first screen needs, then renders once. */
export async function bootstrap(page: Window): Promise<void> {
  const container = page.document.getElementById('root')
  if (!container) throw new Error('index.html has no #root.')
  const firstView = createFirstView(page, container)
  if (readToken(page.document) !== undefined) parts.prefetchSignedIn()
  const reading = await readConfiguration(page)
  if (reading.state === 'refused') {
    firstView.render(
      <UiProvider scope="page">
        <StartupError reason="configurationInvalid" problems={reading.problems} />
      </UiProvider>,
    )
    return
  }
  const portal = createPortal(reading.configuration, portalPage(page))
  // Window listeners run in the order of registration, so this one runs before the router's.
  page.addEventListener('popstate', portal.popState.emit)
  redirectToLogin(portal, page.history)
  await prepareFirstScreen(portal)
  // The script that loaded last still runs: its task must not become the one of the first render as well.
  await yieldToBrowser()
  firstView.render(
    <ErrorBoundary fallback={() => <StartupError reason="crashed" />}>
      <App portal={portal} router={(children) => <BrowserRouter useTransitions={false}>{children}</BrowserRouter>} />
    </ErrorBoundary>,
    ({ preferences }) => {
      if (Object.keys(preferences).length > 0) portal.preferences.change(preferences)
    },
  )
  followOtherTabs(portal)
  startRecorder(reading.configuration.sessionRecording?.endpoint)
}

/** Resolves with the first response; without one, the user decides when it is requested again. */
async function readConfiguration(page: Window): Promise<ConfigurationReading> {
  const reading = await fetchConfiguration()
  if (reading !== 'unreachable') return reading
  await new Promise<void>((retry) => offerRetryOrOnline(page, retry))
  return readConfiguration(page)
}

function followOtherTabs(portal: Portal) {
  const { sessionStore, licence, page } = portal
  followTabs(window, () => {
    if (sessionStore.syncWithOtherTabs() === 'otherUser') return void reloadForOtherUser(portal)
    const session = sessionStore.store.get()
    if (session.state === 'out') {
      licence.forget()
      if (session.reason === 'logout') forgetAddress(page.sessionStorage)
    }
  })
}

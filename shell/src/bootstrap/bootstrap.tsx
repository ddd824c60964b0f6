import { UiProvider } from '@carrier-portal/shared-ui/feedback'
import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { fetchConfiguration } from '../config/fetchConfiguration.ts'
import { type Portal, reloadForOtherUser } from '../portal/portal.ts'
import { portalPage } from '../portal/portalPage.ts'
import { forgetAddress } from '../routes/rememberedAddress.ts'
import { followTabs } from '../session/followTabs.ts'
import { readToken } from '../session/sessionCookies.ts'
import { captureEarlyInput } from '../start/earlyInput.ts'
import { App } from './App.tsx'
import { createPortal } from './createPortal.ts'
import { PortalBoundary } from './PortalBoundary.tsx'
import { parts } from './parts.ts'
import { prepareFirstScreen } from './prepareFirstScreen.ts'
import { StartupError } from './StartupError.tsx'
import { startRecorder } from './startRecorder.ts'
import { yieldToBrowser } from './yieldToBrowser.ts'

/** Starts the portal: reads the configuration, loads what the first screen needs, then renders once. */
export async function bootstrap(page: Window): Promise<void> {
  const container = page.document.getElementById('root')
  if (!container) throw new Error('index.html has no #root.')
  const root = createRoot(container)
  if (readToken(page.document) !== undefined) parts.prefetchSignedIn()
  const reading = await fetchConfiguration()
  if (reading.state === 'refused') {
    replacePrerenderedPage(page, () => renderStartupError(root, reading.problems))
    return
  }
  const portal = createPortal(reading.configuration, portalPage(page))
  // Window listeners run in the order of registration, so this one runs before the router's.
  page.addEventListener('popstate', portal.popState.emit)
  await prepareFirstScreen(portal)
  // The script that loaded last still runs: its task must not become the one of the first render as well.
  await yieldToBrowser()
  const render = () => renderPortal(root, portal)
  if (page.document.documentElement.dataset.start === 'login') replacePrerenderedPage(page, render)
  else renderInSteps(page, container, render)
  followOtherTabs(portal)
  startRecorder(reading.configuration.sessionRecording?.endpoint)
}

function renderPortal(root: Root, portal: Portal) {
  root.render(
    <PortalBoundary>
      <App portal={portal} router={(children) => <BrowserRouter useTransitions={false}>{children}</BrowserRouter>} />
    </PortalBoundary>,
  )
}

function renderStartupError(root: Root, problems: readonly string[]) {
  root.render(
    <UiProvider scope="page">
      <StartupError reason="configurationInvalid" problems={problems} />
    </UiProvider>,
  )
}

/** Replaces the prerendered login in one synchronous render and restores its input and focus. */
function replacePrerenderedPage(page: Window, render: () => void) {
  const { focused } = captureEarlyInput(page.document)
  showRoot(page)
  flushSync(render)
  if (focused) page.document.querySelector<HTMLInputElement>(`#root input[name="${focused}"]`)?.focus()
}

/**
 * Renders where the prerendered login is hidden. There is no input to take over, so React divides this render into tasks
 * of a few milliseconds, between which the browser handles other events.
 */
function renderInSteps(page: Window, container: HTMLElement, render: () => void) {
  container.replaceChildren()
  showRoot(page)
  startTransition(render)
}

/** The styles of the prerendered login may hide #root, whose new elements are measured while React renders them. */
function showRoot(page: Window) {
  page.document.getElementById('login-styles')?.remove()
  page.document.documentElement.dataset.start = 'app'
}

function followOtherTabs(portal: Portal) {
  const { sessionStore, licence, page } = portal
  followTabs(window, () => {
    const previous = sessionStore.session.get().username
    sessionStore.syncWithOtherTabs()
    const session = sessionStore.store.get()
    if (session.state === 'out') {
      licence.forget()
      if (session.reason === 'logout') forgetAddress(page.sessionStorage)
    } else if (previous !== '' && previous !== sessionStore.session.get().username) reloadForOtherUser(portal)
  })
}

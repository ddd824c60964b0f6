import { UiProvider } from '@carrier-portal/shared-ui/feedback'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { fetchConfiguration } from '../config/fetchConfiguration.ts'
import { followTabs } from '../session/followTabs.ts'
import { readToken } from '../session/sessionCookies.ts'
import { noteTyped } from '../start/typedBefore.ts'
import { App } from './App.tsx'
import { messages } from './messages.ts'
import { PortalBoundary } from './PortalBoundary.tsx'
import { createPortal, type Portal } from './portal.ts'
import { prepareFirstScreen } from './prepareFirstScreen.ts'
import { StartProblem } from './StartProblem.tsx'
import { prefetchSignedIn } from './signedInPart.ts'
import { startRecorder } from './startRecorder.ts'

/** Starts the portal: configuration, then all that the first screen needs, then one paint. */
export async function bootstrap(page: Window): Promise<void> {
  const container = page.document.getElementById('root')
  if (!container) throw new Error('index.html has no #root.')
  const root = createRoot(container)
  if (readToken(page.document) !== undefined) prefetchSignedIn()
  const reading = await fetchConfiguration()
  if (reading.state === 'refused') {
    takePage(page, () => showProblem(root, reading.problems))
    return
  }
  const portal = createPortal(reading.configuration, page)
  // Listeners of a window are called in the order they came in: this one comes before the router's.
  page.addEventListener('popstate', portal.backs.emit)
  await prepareFirstScreen(portal)
  takePage(page, () => showPortal(root, portal))
  followOtherTabs(portal)
  startRecorder(reading.configuration.sessionRecording?.endpoint)
}

function showPortal(root: Root, portal: Portal) {
  root.render(
    <PortalBoundary>
      <App portal={portal} router={(children) => <BrowserRouter useTransitions={false}>{children}</BrowserRouter>} />
    </PortalBoundary>,
  )
}

function showProblem(root: Root, problems: readonly string[]) {
  root.render(
    <UiProvider scope="page">
      <StartProblem text={messages.en.configurationBad} problems={problems} />
    </UiProvider>,
  )
}

/** Takes the prerendered login over in one step: what was typed and where the cursor stood go on. */
function takePage(page: Window, render: () => void) {
  const { focused } = noteTyped(page.document)
  flushSync(render)
  page.document.documentElement.dataset.start = 'app'
  page.document.getElementById('login-styles')?.remove()
  if (focused) page.document.querySelector<HTMLInputElement>(`#root input[name="${focused}"]`)?.focus()
}

function followOtherTabs({ keeper, licence, page }: Portal) {
  followTabs(window, () => {
    const before = keeper.session.get().username
    keeper.follow('logout')
    const { state } = keeper.store.get()
    if (state === 'out') licence.forget()
    // Somebody else signed in in another tab: nothing of one user stays in a page that another one uses.
    else if (before !== '' && before !== keeper.session.get().username) page.location.assign('/')
  })
}

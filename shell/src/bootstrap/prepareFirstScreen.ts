import { HOME_PATH } from '@carrier-portal/contract/routes'
import { loadedServices, type Portal } from '../portal/portal.ts'
import { prepareScreen } from '../remote-screens/prepareScreen.ts'
import { matchRoute, type RouteMatch } from '../routes/matchRoute.ts'
import { yieldToBrowser } from './yieldToBrowser.ts'

/** After this time the page is rendered with a loading state instead of staying empty. */
const TIME_LIMIT_MS = 2_000

/** How long the first render waits for a response that has begun to arrive. */
const READ_LIMIT_MS = 500

/**
 * Loads what the present address shows before the first render. A first paint with a loading state would be painted a
 * second time when the content arrives, which delays the largest contentful paint.
 */
export async function prepareFirstScreen(portal: Portal): Promise<void> {
  const timeLimit = new Promise<undefined>((done) => setTimeout(() => done(undefined), TIME_LIMIT_MS))
  const remote = await Promise.race([load(portal), timeLimit])
  if (remote !== undefined) await startFirstCalls(portal, remote)
}

/**
 * The screen's own calls go out before React renders, which takes longer than a round trip on a slow device. Where the
 * response of the early call has arrived already, the first render waits until it is read, and contains the orders.
 */
async function startFirstCalls(portal: Portal, remote: string): Promise<void> {
  const services = loadedServices(portal)
  if (!services || portal.licence.store.get() !== 'accepted') return
  const hasResponse = portal.page.earlyCall?.hasArrived === true
  const prepared = prepareScreen(services.loader.stateOf(remote).get(), services.host)
  if (hasResponse) await Promise.race([prepared, new Promise((done) => setTimeout(done, READ_LIMIT_MS))])
}

/**
 * Resolves with the remote whose screen is shown first; undefined for a screen of the shell. The login's form is awaited
 * with its second try, because the prerendered one takes keys until then; other screens load their part themselves.
 */
async function load(portal: Portal): Promise<string | undefined> {
  const { sessionStore, licence, page, parts, screens } = portal
  const isSignedIn = sessionStore.store.get().state === 'in'
  const match = (path: string): RouteMatch => matchRoute(path, screens.get().screens)
  const path = page.location.pathname
  const licenceCheck = isSignedIn ? licence.check() : undefined
  const shown = match(path)
  const loginForm = isSignedIn ? undefined : parts.credentialsForm.load()
  if (shown.kind === 'shell' && shown.access === 'public') {
    await Promise.all([parts.document.prefetch(), isSignedIn && parts.signedIn.load()])
    return undefined
  }
  if (loginForm) {
    await loginForm
    return undefined
  }
  if (shown.kind === 'shell' && shown.screen === 'status') {
    await Promise.all([parts.status.prefetch(), licenceCheck])
    return undefined
  }
  await parts.signedIn.load()
  await yieldToBrowser()
  const services = loadedServices(portal)
  if (!services) return undefined
  await services.source.load()
  const target = match(path).kind === 'remote' ? match(path) : match(HOME_PATH)
  const remote = target.kind === 'remote' ? target.screen.remote : undefined
  await Promise.all([licenceCheck, remote && services.loader.start(remote)])
  if (licence.store.get() === 'notAccepted') await parts.licence.prefetch()
  return remote
}

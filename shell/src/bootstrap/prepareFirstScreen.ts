import { HOME_PATH } from '@carrier-portal/contract/routes'
import { loadedServices, type Portal } from '../portal/portal.ts'
import { matchRoute, type RouteMatch } from '../routes/matchRoute.ts'
import { yieldToBrowser } from './yieldToBrowser.ts'

/** After this time the page is rendered with a loading state instead of staying empty. */
const TIME_LIMIT_MS = 2_000

/**
 * Loads what the present address shows before the first render. A first paint with a loading state would be painted a
 * second time when the content arrives, which delays the largest contentful paint.
 */
export async function prepareFirstScreen(portal: Portal): Promise<void> {
  const timeLimit = new Promise<void>((done) => setTimeout(done, TIME_LIMIT_MS))
  await Promise.race([prepare(portal), timeLimit])
}

async function prepare(portal: Portal): Promise<void> {
  const { sessionStore, licence, page, parts, screens } = portal
  const isSignedIn = sessionStore.store.get().state === 'in'
  const match = (path: string): RouteMatch => matchRoute(path, screens.get().screens)
  const path = page.location.pathname
  const licenceCheck = isSignedIn ? licence.check() : undefined
  const shown = match(path)
  if (shown.kind === 'shell' && shown.access === 'public') {
    await Promise.all([parts.document.load(), isSignedIn && parts.signedIn.load()])
    return
  }
  if (!isSignedIn) return
  if (shown.kind === 'shell' && shown.screen === 'status') {
    await Promise.all([parts.status.load(), licenceCheck])
    return
  }
  await Promise.all([parts.signedIn.load(), parts.remoteRoute.load()])
  await yieldToBrowser()
  const services = loadedServices(portal)
  if (!services) return
  await services.source.load()
  const target = match(path).kind === 'remote' ? match(path) : match(HOME_PATH)
  const remote = target.kind === 'remote' ? target.screen.remote : undefined
  await Promise.all([licenceCheck, remote && services.loader.start(remote)])
  if (licence.store.get() === 'notAccepted') await parts.licence.load()
}

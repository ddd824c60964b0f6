import { HOST_CONTRACT_VERSION, type PortalHost } from '@carrier-portal/contract'
import { createLeaving, type Leaving } from '../host/leaving.ts'
import { createOrderDialogs, type OrderDialogs } from '../host/orderDialogs.ts'
import { createPortalHost } from '../host/portalHost.ts'
import { createWork, type WorkKeeper } from '../host/work.ts'
import { createIdleWatch, type IdleWatch } from '../idle/idleWatch.ts'
import { watchBadFiles } from '../remotes/badFiles.ts'
import { fetchFederation } from '../remotes/fetchFederation.ts'
import { messages } from '../remotes/messages.ts'
import { createRegistrySource, type RegistrySource } from '../remotes/registrySource.ts'
import { createRemoteLoader, type RemoteLoader } from '../remotes/remoteLoader.ts'
import { renewFiles } from '../remotes/renewFiles.ts'
import { orderRemote, screensOf } from '../remotes/screens.ts'
import { watchUncaught } from '../remotes/uncaught.ts'
import { logOut } from '../session/useLogOut.ts'
import { createUpdates, type Updates } from '../updates/updates.ts'
import type { Portal } from './portal.ts'

/** What serves signed-in people, made once for the page's portal. */
export interface SignedIn {
  readonly source: RegistrySource
  readonly loader: RemoteLoader
  readonly orders: OrderDialogs
  readonly work: WorkKeeper
  readonly leaving: Leaving
  readonly idle: IdleWatch
  readonly updates: Updates
  readonly host: PortalHost
}

const made = new WeakMap<Portal, SignedIn>()

/** The services of a portal; the first call makes them and begins to follow the session. */
export function signedInOf(portal: Portal): SignedIn {
  const known = made.get(portal)
  if (known) return known
  const services = make(portal)
  made.set(portal, services)
  return services
}

function make(portal: Portal): SignedIn {
  const page = window
  const { backs, configuration, keeper, telemetry, drafts, nav, notices, preferences, screens } = portal
  const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))
  const newReportId = () => crypto.randomUUID().slice(0, 8)
  const report = (event: string, fields: Readonly<Record<string, string | number>>) => telemetry.report(event, fields)
  const source = createRegistrySource({ address: configuration.registryUrl, pause, newReportId, report })
  const loader = createRemoteLoader({
    source,
    username: () => keeper.session.get().username,
    hostContract: HOST_CONTRACT_VERSION,
    pageOrigin: page.location.origin,
    allowedOrigins: configuration.allowedRemoteOrigins,
    load: async (files) => (await fetchFederation()).loadDefinition(files),
    renew: renewFiles,
    pause,
    newReportId,
    report,
  })
  const orders = createOrderDialogs(() => {
    const state = source.store.get()
    const remote = state.state === 'ready' ? orderRemote(state.registry) : undefined
    if (remote) void loader.start(remote)
  })
  const work = createWork(page, drafts.outlivesPage)
  const leaving = createLeaving({ page, held: work.held, moved: nav.location, backs })
  const idle = createIdleWatch({ page, storage: page.localStorage, onTimedOut: () => logOut(portal, 'idle') })
  const updates = createUpdates({
    page,
    source,
    loader,
    username: () => keeper.session.get().username,
    mayLeave: () => work.held.get().length === 0 && drafts.isEmpty(),
    report,
  })

  nav.takeOver((to) => {
    if (!updates.isDue()) return false
    updates.take(to)
    return true
  })
  source.store.subscribe(() => {
    const state = source.store.get()
    if (state.state !== 'loading')
      screens.set({ settled: true, screens: screensOf(state.state === 'ready' ? state.registry : undefined) })
  })
  nav.location.subscribe(() => orders.closeAny())
  watchBadFiles(page, loader.facts, renewFiles)
  watchUncaught(page, loader.facts, (remote) => {
    telemetry.report('remote.threw', { remote, version: loader.facts()[remote]?.loaded ?? '' })
    notices.emit({ tone: 'error', text: messages[preferences.locale.get()].threw })
  })
  followSession()
  keeper.store.subscribe(followSession)

  /** Idle time and newer versions matter while somebody is signed in. */
  function followSession() {
    const { state } = keeper.store.get()
    if (state === 'out') {
      idle.stop()
      updates.stop()
      orders.closeAny()
      return
    }
    if (state === 'expired') telemetry.report('session.expired')
    void source.load()
    updates.start()
    idle.start()
  }

  const host = createPortalHost(portal, { orders, work, leaving, idle })
  return { source, loader, orders, work, leaving, idle, updates, host }
}

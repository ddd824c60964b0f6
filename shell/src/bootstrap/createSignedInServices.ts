import { HOST_CONTRACT_VERSION } from '@carrier-portal/contract'
import { refetchBypassingCache } from '@carrier-portal/shared-ui/late'
import { createCopies } from '../copies/createCopies.ts'
import { createLoadAhead } from '../host/loadAhead.ts'
import { createOrderDialogs } from '../host/orderDialogs.ts'
import { createPortalHost } from '../host/portalHost.ts'
import { createIdleWatch } from '../idle/idleWatch.ts'
import { logOut } from '../login/useLogOut.ts'
import { createBackInterception } from '../navigation/backInterception.ts'
import { createUnsavedWork } from '../navigation/unsavedWork.ts'
import { addressesToKeep } from '../offline/addressesToKeep.ts'
import { startOffline } from '../offline/startOffline.ts'
import { createOutbox } from '../outbox/createOutbox.ts'
import { messages as outboxMessages } from '../outbox-list/messages.ts'
import type { Portal, SignedInServices } from '../portal/portal.ts'
import { messages } from '../remote-screens/messages.ts'
import { refetchCorruptAssets } from '../remotes/corruptAssets.ts'
import { failWaitingScripts } from '../remotes/failWaitingScripts.ts'
import { fetchFederation } from '../remotes/fetchFederation.ts'
import { createRegistrySource, loadedRegistry } from '../remotes/registrySource.ts'
import { createRemoteLoader } from '../remotes/remoteLoader.ts'
import { rolloutUser } from '../remotes/rolloutUser.ts'
import { watchUncaughtErrors } from '../remotes/uncaughtErrors.ts'
import { findOrderRemote } from '../routes/screens.ts'
import { newReportId } from '../telemetry/newReportId.ts'
import { createRemoteReports } from '../telemetry/remoteReports.ts'
import { followRegistryEvents } from '../updates/registryEvents.ts'
import { fetchServedBuild, runningBuild } from '../updates/shellBuild.ts'
import { createUpdates } from '../updates/updates.ts'
import { HOST_REGISTRY } from '../worker/workerAddress.ts'
import { followScreens } from './followScreens.ts'
import { hostOfUser } from './hostOfUser.ts'
import { mayReload } from './mayReload.ts'

const created = new WeakMap<Portal, SignedInServices>()

/** The services of a portal. The first call creates them and subscribes them to the session. */
export function signedInServicesOf(portal: Portal): SignedInServices {
  const existing = created.get(portal)
  if (existing) return existing
  const services = createSignedInServices(portal)
  created.set(portal, services)
  return services
}

function createSignedInServices(portal: Portal): SignedInServices {
  const page = window
  const { configuration, sessionStore, telemetry, drafts, nav, notices, popState, preferences, vault } = portal
  const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))
  const { report } = telemetry
  const reportRemote = createRemoteReports(page)
  const user = () => rolloutUser(sessionStore.session.get())
  const source = createRegistrySource({ address: configuration.registryUrl, pause, newReportId, report })
  const loader = createRemoteLoader({
    source,
    user,
    hostContract: HOST_CONTRACT_VERSION,
    pageOrigin: page.location.origin,
    allowedOrigins: configuration.allowedRemoteOrigins,
    load: async (files) => (await fetchFederation()).loadDefinition(files),
    refetch: refetchBypassingCache,
    failWaiting: (addresses) => failWaitingScripts(page.document, addresses),
    pause,
    newReportId,
    report(event, fields) {
      report(event, fields)
      reportRemote(event, fields)
    },
  })
  const editor = () => findOrderRemote(loadedRegistry(source.store.get()), user())
  const orders = createOrderDialogs(createLoadAhead({ loader, editor, host: () => host }))
  const unsavedWork = createUnsavedWork(page, drafts)
  const interceptBack = createBackInterception({ popState, history: page.history })
  const idle = createIdleWatch({
    page,
    storage: portal.page.localStorage,
    // A backend counts calls, and a user who reads or types makes none but automatic refreshes. A failed one is repeated by the next.
    onInUse: () => void portal.api.eulaAcknowledged().catch(() => undefined),
    onTimedOut: () => logOut(portal, 'idle'),
  })
  const updates = createUpdates({
    page,
    source,
    loader,
    user,
    runningBuild: runningBuild(page.document),
    fetchServedBuild,
    location: nav.location,
    followRevisions: (onRevision) =>
      configuration.registryUrl === HOST_REGISTRY ? followRegistryEvents(page, onRevision) : () => undefined,
    mayLeave: () => mayReload({ unsavedWork, drafts, vault }),
    whenKept: () => Promise.all([vault?.unlocking(), drafts.written()]),
    report,
  })
  nav.interceptNavigation(updates.applyPending)

  followScreens(portal, source, user)
  source.store.subscribe(() => {
    const registry = loadedRegistry(source.store.get())
    if (registry)
      void startOffline({
        page,
        enabled: configuration.offline,
        registryUrl: configuration.registryUrl,
        addresses: (loaded) => addressesToKeep(registry, user(), { loaded, pageOrigin: page.location.origin }),
      })
  })
  nav.location.subscribe(() => orders.closeCurrent())
  refetchCorruptAssets(page, loader.facts, refetchBypassingCache)
  watchUncaughtErrors(page, loader.facts, (remote) => {
    loader.reportUncaught(remote)
    notices.emit({ tone: 'error', text: messages[preferences.locale.get()].threw })
  })
  runWhileSignedIn()
  sessionStore.store.subscribe(runWhileSignedIn)

  /** Runs the idle watch and the update check while a user is signed in. */
  function runWhileSignedIn() {
    const { state } = sessionStore.store.get()
    if (state === 'out') {
      idle.stop()
      updates.stop()
      orders.closeCurrent()
      return
    }
    if (state === 'expired') report('session.expired')
    void source.load()
    updates.start()
    idle.start()
  }

  const outbox =
    vault &&
    createOutbox({
      page,
      vault,
      loader,
      host: () => hostOfUser(portal, vault, host),
      licence: portal.licence,
      report,
      onStopped: (order) =>
        notices.emit({ tone: 'warning', text: outboxMessages[preferences.locale.get()].notSent(order) }),
    })
  const copies = vault && createCopies({ vault, session: sessionStore.store, now: () => Date.now() })
  const host = createPortalHost({ ...portal, orders, unsavedWork, idle, interceptBack, outbox, copies })
  return { source, loader, orders, unsavedWork, idle, updates, outbox, host }
}

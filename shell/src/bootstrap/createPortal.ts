import { createEmitter, createStore, type Notice } from '@carrier-portal/contract'
import type { Configuration } from '@carrier-portal/contract/configuration'
import { BYTES_PER_MEGABYTE } from '../api/limitBody.ts'
import { sendListCall } from '../api/sendListCall.ts'
import { createShellApi } from '../api/shellApi.ts'
import { createDrafts } from '../drafts/createDrafts.ts'
import { followSession } from '../drafts/followSession.ts'
import { hasTimedOut } from '../idle/lastActivity.ts'
import { createNavigation } from '../navigation/navigation.ts'
import type { Portal, PortalPage, UnsavedAtLogOut } from '../portal/portal.ts'
import { applyPreferences, createPreferenceStore } from '../preferences/preferences.ts'
import { routeParams } from '../routes/matchRoute.ts'
import { DEFAULT_SCREENS, type ScreenTable } from '../routes/screens.ts'
import { createLicence } from '../session/licence.ts'
import { createSessionStore } from '../session/sessionStore.ts'
import { reportFailedCall } from '../telemetry/reportFailedCall.ts'
import { createTelemetry } from '../telemetry/telemetry.ts'
import { parts } from './parts.ts'

/** Creates what every route needs; the services for signed-in users are created by createSignedInServices.ts. */
export function createPortal(configuration: Configuration, page: PortalPage): Portal {
  const now = () => Date.now()
  const sessionStore = createSessionStore({ jar: page.document, storage: page.localStorage, now })
  // A page that is opened after the time-out starts signed out; the guard remembers the requested address.
  if (sessionStore.store.get().state === 'in' && hasTimedOut(page.localStorage, now())) sessionStore.end('idle')
  const unsavedAtLogOut = createStore<UnsavedAtLogOut | undefined>(undefined)
  const screens = createStore<ScreenTable>({ settled: false, screens: DEFAULT_SCREENS })
  const telemetry = createTelemetry(configuration.telemetry?.endpoint, now)
  const createApi = (token: () => string | undefined) =>
    createShellApi({
      baseUrl: configuration.apiBaseUrl,
      apiHeaders: configuration.apiHeaders,
      requestTimeoutSeconds: configuration.requestTimeoutSeconds,
      documentBytes: configuration.documentLimits.megabytes * BYTES_PER_MEGABYTE,
      jar: page.document,
      token,
      onUnauthorised,
      onFailure: (failed) => reportFailedCall(telemetry, failed),
      onForbidden: () => void licence.recheck(),
      send: (request) => {
        const { username } = sessionStore.session.get()
        return sendListCall(page, { username, baseUrl: configuration.apiBaseUrl }, request)
      },
    })
  const api = createApi(sessionStore.token)
  const licence = createLicence({
    api,
    storage: page.localStorage,
    username: () => sessionStore.session.get().username,
  })

  /** A 401 before any screen was shown leads to the login; later the sign-in dialog opens over the screen. */
  function onUnauthorised(token: string | undefined) {
    const isShown = licence.store.get() === 'accepted' || licence.store.get() === 'notAccepted'
    if (isShown || token === undefined || token !== sessionStore.token()) return sessionStore.expire(token)
    sessionStore.end('rejected')
    licence.forget()
  }

  const { drafts, vault } = createDrafts({
    where: configuration.drafts,
    sessionStore,
    sessionStorage: page.sessionStorage,
    now,
  })
  const { username } = sessionStore.session.get()
  if (sessionStore.store.get().state === 'in') void drafts.belongTo(username)
  followSession({ session: sessionStore.store, vault, drafts })
  // The session may end in another tab: its question must not stay for the next user.
  sessionStore.store.subscribe(() => {
    if (sessionStore.store.get().state === 'out') unsavedAtLogOut.set(undefined)
  })
  return {
    page,
    configuration,
    sessionStore,
    api,
    createApi,
    licence,
    drafts,
    vault,
    preferences: createPreferenceStore(page.document, (next) => applyPreferences(next, document.documentElement)),
    nav: createNavigation(page, (path) => routeParams(path, screens.get().screens)),
    notices: createEmitter<Notice>(),
    popState: createEmitter<PopStateEvent>(),
    unsavedAtLogOut,
    telemetry,
    screens,
    parts,
  }
}

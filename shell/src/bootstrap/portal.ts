import {
  type ApiClient,
  createEmitter,
  createStore,
  type EmitterSource,
  type Notice,
  type StoreSource,
  type Telemetry,
} from '@carrier-portal/contract'
import type { Configuration } from '../config/configuration.ts'
import { createDrafts } from '../drafts/createDrafts.ts'
import type { DraftStore } from '../drafts/draftStore.ts'
import { followSession } from '../drafts/followSession.ts'
import type { Vault } from '../drafts/vault.ts'
import { createLicence, type Licence } from '../eula/licence.ts'
import { createNavigation, type PortalNavigation } from '../host/navigation.ts'
import { applyPreferences, createPreferences, type PreferenceKeeper } from '../layout/preferences.ts'
import { type RemoteScreenPlace, SPECIFIED_SCREENS } from '../remotes/screens.ts'
import { paramsAt } from '../routes/places.ts'
import type { CookieJar } from '../session/sessionCookies.ts'
import { createSessionKeeper, type SessionKeeper } from '../session/sessionKeeper.ts'
import { createShellApi } from '../session/shellApi.ts'
import { createTelemetry } from '../telemetry/telemetry.ts'

/** The screens as far as they are known. `settled`: the registry has been read, or cannot be. */
export interface ScreenTable {
  readonly settled: boolean
  readonly screens: readonly RemoteScreenPlace[]
}

/** What the portal needs of the browser's page; the prerendered login has one without a browser. */
export interface PortalPage {
  readonly document: CookieJar
  readonly location: Pick<Location, 'href' | 'origin' | 'pathname' | 'search' | 'assign'>
  readonly localStorage: Storage
  readonly sessionStorage: Storage
}

/** What every part of the shell works with: one object for the page's life. */
export interface Portal {
  readonly page: PortalPage
  readonly configuration: Configuration
  readonly keeper: SessionKeeper
  readonly api: ApiClient
  readonly licence: Licence
  readonly drafts: DraftStore
  /** Encrypted storage on the device; undefined where drafts are kept elsewhere or the browser has none. */
  readonly vault: Vault | undefined
  readonly preferences: PreferenceKeeper
  readonly nav: PortalNavigation
  readonly notices: EmitterSource<Notice>
  /** Back and Forward, heard before the router hears them. */
  readonly backs: EmitterSource<PopStateEvent>
  readonly telemetry: Telemetry
  readonly screens: StoreSource<ScreenTable>
}

/** Puts the parts together that every address needs; what only signed-in people need comes later (signedIn.ts). */
export function createPortal(configuration: Configuration, page: PortalPage): Portal {
  const now = () => Date.now()
  const keeper = createSessionKeeper({ jar: page.document, storage: page.localStorage, now })
  const screens = createStore<ScreenTable>({ settled: false, screens: SPECIFIED_SCREENS })
  const api = createShellApi({
    baseUrl: configuration.apiBaseUrl,
    jar: page.document,
    token: keeper.token,
    onUnauthorised,
    onForbidden: () => void licence.doubt(),
  })
  const licence = createLicence(api)

  /** Before anything was shown there is nothing to go on with: the visit begins with the login, and is remembered. */
  function onUnauthorised(token: string | undefined) {
    const isShown = licence.store.get() === 'accepted' || licence.store.get() === 'notAccepted'
    if (isShown || token !== keeper.token()) return keeper.expire(token)
    keeper.end('refused')
    licence.forget()
  }

  const { drafts, vault } = createDrafts({
    where: configuration.drafts,
    keeper,
    sessionStorage: page.sessionStorage,
    now,
  })
  const { username } = keeper.session.get()
  if (username !== '') void drafts.belongTo(username)
  if (vault) followSession({ session: keeper.store, vault, drafts, page: window })
  return {
    page,
    configuration,
    keeper,
    api,
    licence,
    drafts,
    vault,
    preferences: createPreferences(page.document, (next) => applyPreferences(next, document.documentElement)),
    nav: createNavigation(page, (path) => paramsAt(path, screens.get().screens)),
    notices: createEmitter<Notice>(),
    backs: createEmitter<PopStateEvent>(),
    telemetry: createTelemetry(configuration.telemetry?.endpoint, now),
    screens,
  }
}

import type {
  ApiClient,
  EmitterSource,
  Notice,
  OutboxEntry,
  PortalHost,
  StoreSource,
  Telemetry,
} from '@carrier-portal/contract'
import type { Configuration } from '@carrier-portal/contract/configuration'
import type { ShellScreen } from '@carrier-portal/contract/routes'
import type { Deferred } from '@carrier-portal/shared-ui/late'
import type { ComponentType } from 'react'
import type { EarlyCallPage } from '../api/earlyCall.ts'
import type { DraftStore } from '../drafts/draftStore.ts'
import type { Vault } from '../drafts/vault.ts'
import type { OrderDialogs } from '../host/orderDialogs.ts'
import type { IdleWatch } from '../idle/idleWatch.ts'
import type { PortalNavigation } from '../navigation/navigation.ts'
import type { UnsavedWork } from '../navigation/unsavedWork.ts'
import type { PortalOutbox } from '../outbox/createOutbox.ts'
import type { PreferenceStore } from '../preferences/preferences.ts'
import type { RegistrySource } from '../remotes/registrySource.ts'
import type { RemoteLoader } from '../remotes/remoteState.ts'
import type { RemoteScreenRoute, ScreenTable } from '../routes/screens.ts'
import type { CookieDocument } from '../session/cookieAttributes.ts'
import type { Licence } from '../session/licence.ts'
import type { SessionStore } from '../session/sessionStore.ts'
import type { Updates } from '../updates/updates.ts'

/** The part of the browser's window that the portal uses; the prerendered login passes a stub. */
export interface PortalPage extends EarlyCallPage {
  readonly document: CookieDocument
  readonly location: Pick<Location, 'href' | 'origin' | 'pathname' | 'search' | 'hash' | 'assign'>
  readonly localStorage: Storage
  readonly sessionStorage: Storage
}

/** The numbers of the orders with unsaved work. */
export interface UnsavedAtLogOut {
  readonly drafts: readonly string[]
  /** Orders with saves that wait for a connection. */
  readonly unsentSaves: readonly string[]
}

/** The stores and clients that every part of the shell shares: one object for the lifetime of the page. */
export interface Portal {
  readonly page: PortalPage
  readonly configuration: Configuration
  readonly sessionStore: SessionStore
  readonly api: ApiClient
  /** The same client with another source of the token. */
  createApi(token: () => string | undefined): ApiClient
  readonly licence: Licence
  readonly drafts: DraftStore
  /** Encrypted storage on the device; undefined where drafts are kept elsewhere or the browser has none. */
  readonly vault: Vault | undefined
  readonly preferences: PreferenceStore
  readonly nav: PortalNavigation
  readonly notices: EmitterSource<Notice>
  /** `popstate` events, emitted before the router handles them. */
  readonly popState: EmitterSource<PopStateEvent>
  readonly telemetry: Telemetry
  /** What "Log Out" would delete, while it waits for a decision. */
  readonly unsavedAtLogOut: StoreSource<UnsavedAtLogOut | undefined>
  readonly screens: StoreSource<ScreenTable>
  readonly parts: PortalParts
}

/** The services that only signed-in users need; their code is loaded after the login. */
export interface SignedInServices {
  readonly source: RegistrySource
  readonly loader: RemoteLoader
  readonly orders: OrderDialogs
  readonly unsavedWork: UnsavedWork
  readonly idle: IdleWatch
  readonly updates: Updates
  /** Undefined where drafts are not kept on the device. */
  readonly outbox: PortalOutbox | undefined
  readonly host: PortalHost
}

/** What the code for signed-in users exports. */
interface SignedInPart {
  /** The services of a portal, created by the first call. */
  signedInServicesOf(portal: Portal): SignedInServices
  /** In the top bar, while saves wait to be sent. */
  readonly OutboxButton: ComponentType
  /** Under the top bar, while the device is offline and has drafts. */
  readonly OfflineDrafts: ComponentType
  /** Fixed at the bottom of the window. */
  readonly Notices: ComponentType
  /** Dialogs and toasts over the screen. */
  readonly Overlays: ComponentType
  /** The content of a remote's route. */
  readonly RemoteRoute: ComponentType<{ readonly screen: RemoteScreenRoute }>
}

/** The public documents, by the names of their screens. */
export type DocumentName = Extract<ShellScreen, 'eula' | 'privacyPolicy' | 'privacyPolicyCa'>

/** What the login and the sign-in dialog pass to the form of username and password. */
export interface CredentialsFormProps {
  readonly label: string
  /** Whose session expired: the name is filled in, and the password has the focus. */
  readonly username?: string
  /** Whether it takes over what was typed into the prerendered login, and submits it if that one was submitted. */
  readonly takesEarlyInput?: boolean
}

/** What the button in the top bar passes to the list in its dialog. */
export interface UnsentSaveListProps {
  readonly entries: readonly OutboxEntry[]
  /** Resolves when the attempt has ended. An earlier save, or a form that has the order open, may have held this one back. */
  onSend(entry: OutboxEntry): Promise<void>
  onEdit(entry: OutboxEntry): void
  onDiscard(entry: OutboxEntry): void
}

/** The lazily loaded parts of the shell, each a chunk of its own. */
export interface PortalParts {
  readonly signedIn: Deferred<SignedInPart>
  readonly credentialsForm: Deferred<ComponentType<CredentialsFormProps>>
  readonly licence: Deferred<ComponentType<object>>
  readonly passwordResetForm: Deferred<ComponentType<object>>
  readonly document: Deferred<ComponentType<{ readonly document: DocumentName }>>
  readonly status: Deferred<ComponentType<object>>
  readonly toasts: Deferred<ComponentType<{ readonly early: Notice[] }>>
  /** Both are loaded ahead, since they are needed without a network. */
  readonly logOutDialog: Deferred<ComponentType<{ readonly unsaved: UnsavedAtLogOut }>>
  readonly unsentSaveList: Deferred<ComponentType<UnsentSaveListProps>>
  /** Loads what follows a sign-in ahead of time; a chunk that fails is loaded again when it is needed. */
  prefetchSignedIn(): void
}

/**
 * Loads the page again for a different user, so that no data of the previous one stays in memory. A key of that user's sign-in
 * in this page is stored before: the next page has no password to derive it from.
 */
export async function reloadForOtherUser(portal: Portal): Promise<void> {
  await portal.vault?.storedKeyOfNextPage()
  loadedServices(portal)?.unsavedWork.abandon()
  portal.page.location.assign('/')
}

/** The services for signed-in users, or undefined while their code is not loaded. */
export function loadedServices(portal: Portal): SignedInServices | undefined {
  const part = portal.parts.signedIn.store.get()
  return part.state === 'ready' ? part.part.signedInServicesOf(portal) : undefined
}

import {
  type ApiClient,
  type Copies,
  type EmitterSource,
  HOST_CONTRACT_VERSION,
  type Notice,
  type PortalHost,
  type Telemetry,
} from '@carrier-portal/contract'
import type { Configuration } from '@carrier-portal/contract/configuration'
import type { DraftStore } from '../drafts/draftStore.ts'
import type { IdleWatch } from '../idle/idleWatch.ts'
import type { BackInterception } from '../navigation/backInterception.ts'
import type { PortalNavigation } from '../navigation/navigation.ts'
import type { UnsavedWork } from '../navigation/unsavedWork.ts'
import type { PortalOutbox } from '../outbox/createOutbox.ts'
import type { PreferenceStore } from '../preferences/preferences.ts'
import type { SessionStore } from '../session/sessionStore.ts'
import { dialogContainer } from './dialogContainer.ts'
import type { OrderDialogs } from './orderDialogs.ts'
import { remoteSession } from './remoteSession.ts'

/** The services that remotes reach through the host object. */
interface HostServices {
  readonly api: ApiClient
  readonly configuration: Configuration
  readonly drafts: DraftStore
  readonly sessionStore: SessionStore
  readonly nav: PortalNavigation
  readonly notices: EmitterSource<Notice>
  readonly preferences: PreferenceStore
  readonly telemetry: Telemetry
  readonly orders: OrderDialogs
  readonly unsavedWork: UnsavedWork
  readonly idle: IdleWatch
  readonly interceptBack: BackInterception
  readonly outbox: PortalOutbox | undefined
  readonly copies: Copies | undefined
}

/** Creates the one frozen object that every remote receives. */
export function createPortalHost(services: HostServices): PortalHost {
  const { api, configuration, copies, drafts, idle, nav, notices, orders, outbox, preferences, telemetry } = services
  return Object.freeze({
    contract: HOST_CONTRACT_VERSION,
    session: remoteSession(services.sessionStore),
    api,
    orders: Object.freeze({
      open: orders.open,
      preload: orders.preload,
      prepare: orders.prepare,
      changed: orders.changed,
      announce: orders.announce,
    }),
    nav: Object.freeze({
      href: nav.href,
      go: nav.go,
      location: nav.location,
      interceptBack: services.interceptBack,
    }),
    notify(notice: Notice | undefined) {
      if (typeof notice?.text !== 'string') throw new TypeError('notify needs a text.')
      notices.emit(notice)
    },
    work: Object.freeze({ hold: services.unsavedWork.hold, touch: idle.touch }),
    drafts: Object.freeze({
      keep: drafts.keep,
      find: drafts.find,
      drop: drafts.drop,
      loaded: drafts.loaded,
      ofOtherTabs: drafts.ofOtherTabs,
      names: drafts.names,
    }),
    ...(outbox && { outbox: Object.freeze({ entries: outbox.entries, add: outbox.add, hold: outbox.hold }) }),
    ...(copies && { copies: Object.freeze(copies) }),
    portalContainer: dialogContainer,
    locale: preferences.locale,
    telemetry,
    settings: Object.freeze({
      supportPhone: configuration.supportPhone,
      hidePatientNames: configuration.hidePatientNames,
    }),
  })
}

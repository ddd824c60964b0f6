import { HOST_CONTRACT_VERSION, type PortalHost } from '@carrier-portal/contract'
import type { Portal } from '../bootstrap/portal.ts'
import type { IdleWatch } from '../idle/idleWatch.ts'
import type { Leaving } from './leaving.ts'
import type { OrderDialogs } from './orderDialogs.ts'
import type { WorkKeeper } from './work.ts'

export interface HostParts {
  readonly orders: OrderDialogs
  readonly work: WorkKeeper
  readonly leaving: Leaving
  readonly idle: IdleWatch
}

/** The one frozen object that remotes get (architecture.md, "The border between shell and remote"). */
export function createPortalHost(portal: Portal, { orders, work, leaving, idle }: HostParts): PortalHost {
  const { api, configuration, drafts, keeper, nav, notices, preferences, telemetry } = portal
  const go = (to: string) => {
    if (!leaving.asksBefore(() => nav.go(to))) nav.go(to)
  }
  return Object.freeze({
    contract: HOST_CONTRACT_VERSION,
    session: keeper.session,
    api,
    orders: Object.freeze({
      open: orders.open,
      preload: orders.preload,
      changed: orders.changed,
      announce: orders.announce,
    }),
    nav: Object.freeze({ href: nav.href, go, location: nav.location }),
    notify: notices.emit,
    work: Object.freeze({ hold: work.hold, touch: idle.touch }),
    drafts: Object.freeze({ keep: drafts.keep, find: drafts.find, drop: drafts.drop, loaded: drafts.loaded }),
    portalContainer: () => document.getElementById('dialogs') ?? document.body,
    locale: preferences.locale,
    telemetry,
    settings: Object.freeze({
      supportPhone: configuration.supportPhone,
      hidePatientNames: configuration.hidePatientNames,
    }),
  })
}

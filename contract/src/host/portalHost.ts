import type { ApiClient } from '../api/apiClient.ts'
import type { Copies } from './copies.ts'
import type { Orders } from './orders.ts'
import type { Outbox } from './outbox.ts'
import type { Store } from './store.ts'

/** A carrier account of the signed-in user, from the token's `carriers` claim. */
export interface Carrier {
  readonly code: string
  readonly name: string
}

/**
 * The signed-in user; without a name and carriers once the session has ended. A remote then forgets what it has loaded.
 * Remotes never receive the token itself.
 */
export interface Session {
  readonly username: string
  readonly carriers: readonly Carrier[]
  /** A new number for each sign-in, also of the same user; data loaded under another epoch is out of date. */
  readonly epoch: number
}

/** The languages of the portal. */
export type Locale = 'en' | 'es'

/** A toast. */
export interface Notice {
  readonly tone: 'success' | 'neutral' | 'warning' | 'error'
  readonly text: string
  /** Milliseconds before it is shown; 300 after a dialog has closed. */
  readonly afterMs?: number
}

/** The current address: path without query, decoded route parameters. */
export interface Location {
  readonly path: string
  readonly search: string
  readonly params: Readonly<Record<string, string>>
}

/** Moves between the screens of the portal. */
export interface Navigation {
  /** The href of a portal path such as '/order/WO-1', for links. */
  href(to: string): string
  go(to: string): void
  readonly location: Store<Location>
  /**
   * Since 1.1. Until the returned function is called, Back calls `onBack` and stays on the screen: an open dialog closes.
   * With several registrations only the newest is called.
   */
  interceptBack?(onBack: () => void): Release
}

/** Ends what the call that returned it has started. A second call has no effect. */
export type Release = () => void

/** Unsaved work and activity of the user, by which the page decides when it may update itself or sign the user out. */
export interface Work {
  /**
   * Marks work as unsaved until the returned function is called. Meanwhile the page does not update itself.
   * `reason` is a short word for diagnosis without patient data.
   */
  hold(reason: string): Release
  /** Counts as activity of the user where no mouse, key or touch event is fired. */
  touch(): void
}

/** Typed and unsaved input of one form, which the form offers to restore when it opens again. */
export interface Draft<T> {
  readonly value: T
  /** Time of the last `keep`, in milliseconds since 1970. */
  readonly keptAt: number
}

/**
 * Typed input that is kept after its form closes, for the same user. `key` names the form and the order, for example
 * 'update:WO-1'. Values are plain JSON data; the store keeps and returns copies. `keep` throws for any other value.
 */
export interface Drafts {
  keep<T>(key: string, value: T): void
  find<T>(key: string): Draft<T> | undefined
  drop(key: string): void
  /**
   * Since 1.1. Changes when stored drafts were read, which may be after a form has opened: shortly after a sign-in the
   * key is still being derived, and another tab may have stored a draft. A form without a draft then reads it again.
   */
  readonly loaded?: Store<number>
  /**
   * Since 1.3. What the same user typed in the same form in other tabs, the newest first. `find` and `drop` are about this
   * tab's draft and leave these; where nothing was typed in this tab, its draft is the newest of all.
   */
  readonly ofOtherTabs?: {
    find<T>(key: string): readonly Draft<T>[]
    /** Drops the draft whose last `keep` was at this time, in milliseconds since 1970. */
    drop(key: string, keptAt: number): void
  }
  /**
   * Since 1.6. The names of the user's drafts that this page has read or kept: a screen finds what was typed for orders that it
   * no longer shows. Without it such a draft is offered nowhere.
   */
  readonly names?: Store<readonly string[]>
}

/** Events for operators; the host sends only allow-listed names and fields. */
export interface Telemetry {
  report(event: string, fields?: Readonly<Record<string, string | number | boolean>>): void
}

/** Settings of the configuration or of the embedding page. */
export interface HostSettings {
  readonly supportPhone: string
  /** Patient names are shown only after a click on "Show". */
  readonly hidePatientNames: boolean
  /** An IANA zone that replaces the device's zone; undefined means the device's own. */
  readonly timeZone?: string
  /** The nonce for style elements where the page's content security policy requires one. */
  readonly styleNonce?: string
}

/**
 * The complete interface between a remote and its page. One frozen object for the lifetime of the page. Within a major
 * version members are only added, and a remote tests for an added member before it uses it.
 */
export interface PortalHost {
  readonly contract: string
  readonly session: Store<Session>
  readonly api: ApiClient
  readonly orders: Orders
  readonly nav: Navigation
  notify(notice: Notice): void
  readonly work: Work
  readonly drafts: Drafts
  /** Since 1.1. Absent where a save without a connection must fail. */
  readonly outbox?: Outbox
  /** Since 1.5. Absent where nothing may be kept on the device. */
  readonly copies?: Copies
  /** The container of dialogs. */
  portalContainer(): HTMLElement
  readonly locale: Store<Locale>
  readonly telemetry: Telemetry
  readonly settings: HostSettings
}

/**
 * The version of the host contract that this workspace implements. Since 1.2 the page also provides the federation
 * runtime (docs/decisions/027).
 */
export const HOST_CONTRACT_VERSION = '1.6.0'

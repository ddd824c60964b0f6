import type { ApiClient } from '../api/apiClient.ts'
import type { Emitter, Store } from './store.ts'

/** A carrier account of the signed-in user: the token's `carriers` claim (specification, section 3). */
export interface Carrier {
  readonly code: string
  readonly name: string
}

/** Who is signed in. The token itself never crosses the border. */
export interface Session {
  readonly username: string
  readonly carriers: readonly Carrier[]
  /** Changes with each sign-in, the same user's included: data loaded under another one is out of date. */
  readonly epoch: number
}

export type Locale = 'en' | 'es'

/** What a person is told in a corner of the screen (specification, section 8). */
export interface Notice {
  readonly tone: 'success' | 'neutral' | 'warning' | 'error'
  readonly text: string
  /** Milliseconds to wait before showing it; 300 after a dialog has closed. */
  readonly afterMs?: number
}

export type OrderView = 'details' | 'update' | 'charge'

/** A wish to see or change one order, answered by the order editor remote. */
export interface OrderRequest {
  readonly view: OrderView
  readonly workOrderNumber: string
}

/** How the order dialog ended. 'UNAVAILABLE': the editor is not in the registry or could not be loaded. */
export type OrderResult = 'UPDATE_SUCCESS' | 'CHARGE_SUCCESS' | 'CLOSED' | 'UNAVAILABLE'

/** An order was changed by this user in this tab; lists that show it refresh. */
export interface OrderChange {
  readonly workOrderNumber: string
  readonly kind: 'accepted' | 'declined' | 'updated' | 'charged'
}

export interface Orders {
  /** Opens the dialog over the present screen and resolves when it has closed. Never rejects. */
  open(request: OrderRequest): Promise<OrderResult>
  /** Fetches the code behind `open` ahead of time: call it when a button is pointed at or focused. */
  preload(): void
  readonly changed: Emitter<OrderChange>
  /** Announces a change that the caller has just saved. */
  announce(change: OrderChange): void
}

/** Where the person is: path without query, the route's parameters decoded. */
export interface Location {
  readonly path: string
  readonly search: string
  readonly params: Readonly<Record<string, string>>
}

export interface Navigation {
  /** The address of a portal path such as '/order/WO-1', for links. */
  href(to: string): string
  go(to: string): void
  readonly location: Store<Location>
}

export type Release = () => void

export interface Work {
  /**
   * Says that something typed is not saved yet. While held, the page takes no update by itself and
   * leaving asks first. The reason is a short word for diagnosis, never patient data.
   */
  hold(reason: string): Release
  /** A sign that a person is there, for activity that no mouse, key or touch event shows. */
  touch(): void
}

/** Something typed and not yet saved, offered back to the same user in the same tab. */
export interface Draft<T> {
  readonly value: T
  /** When it was last kept, in milliseconds since 1970. */
  readonly keptAt: number
}

/**
 * Typed work that outlives its form (decisions, section 1). Kept in memory for the same user; `key` names the
 * form and the order, for example 'update:WO-1'. Values are plain JSON data.
 */
export interface Drafts {
  keep<T>(key: string, value: T): void
  find<T>(key: string): Draft<T> | undefined
  drop(key: string): void
}

/** Facts for operators; the host lets only allow-listed names and fields through. */
export interface Telemetry {
  report(event: string, fields?: Readonly<Record<string, string | number | boolean>>): void
}

/** What the configuration or the embedding tool asks of screens. */
export interface HostSettings {
  readonly supportPhone: string
  /** Patient names stand behind a "Show" button. */
  readonly hidePatientNames: boolean
  /** An IANA zone that stands in for the device's; undefined means the device's own. */
  readonly timeZone?: string
  /** The nonce for style elements where the page's policy asks for one. */
  readonly styleNonce?: string
}

/**
 * All that a remote may know of the page it runs in. One frozen object with one identity for the page's life;
 * within a major version members are only added, and a remote tests for the added ones before use.
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
  /** Where dialogs are attached. */
  portalContainer(): HTMLElement
  readonly locale: Store<Locale>
  readonly telemetry: Telemetry
  readonly settings: HostSettings
}

/** The version of this border that the workspace was written for. */
export const HOST_CONTRACT_VERSION = '1.0.0'

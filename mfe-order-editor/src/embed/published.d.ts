/**
 * The order editor for other people's tools, version 1 (docs/embedding.md). Within v1 nothing is taken away and nothing
 * changes its meaning; members may be added.
 */

/** What is shown of an order. */
export type OrderEditorView = 'details' | 'update' | 'charge'

export type OrderEditorLocale = 'en' | 'es'

/** `auto`: what the person's system asks for. */
export type OrderEditorScheme = 'light' | 'dark' | 'high-contrast' | 'auto'

/** Colours as CSS writes them, and a font family. What is left out is the editor's own. */
export interface OrderEditorTokens {
  readonly accent?: string
  readonly accentStrong?: string
  readonly accentSoft?: string
  readonly onAccent?: string
  readonly page?: string
  readonly surface?: string
  readonly sunken?: string
  readonly text?: string
  readonly muted?: string
  readonly border?: string
  readonly control?: string
  readonly focus?: string
  readonly danger?: string
  readonly font?: string
}

export interface OrderEditorTheme {
  readonly scheme?: OrderEditorScheme
  readonly tokens?: OrderEditorTokens
}

/** Which order, and nothing else about it: what a person reads in the editor never reaches the page around it. */
export interface OrderEvent {
  readonly workOrderNumber: string
  readonly view: OrderEditorView
}

export interface OrderClosedEvent extends OrderEvent {
  readonly result: 'saved' | 'closed'
}

/**
 * - `network`: nothing was reached, or the answer broke off
 * - `timeout`: no answer in time
 * - `refused`: the backend answered with the `status`
 * - `unreadable`: the answer does not fit the contract
 * - `crashed`: the editor itself failed; it shows a way to start again
 * - `options`: an option cannot be used; `message` says which
 */
export interface OrderErrorEvent extends OrderEvent {
  readonly code: 'network' | 'timeout' | 'refused' | 'unreadable' | 'crashed' | 'options'
  readonly status?: number
  /** For a developer's log; nothing of the order is in it. */
  readonly message: string
}

export interface OrderEditorEvents {
  /** The backend has taken the change. */
  onSaved?(event: OrderEvent): void
  /** The editor has nothing more to show: after a save, Cancel or Close. */
  onClosed?(event: OrderClosedEvent): void
  onError?(event: OrderErrorEvent): void
  /** Something is typed and not saved: ask before you take the editor away. */
  onDirtyChange?(dirty: boolean): void
  /** `getAccessToken` gave no token that the backend takes. Sign the person in; what was typed is kept. */
  onAuthRequired?(): void
}

export interface OrderEditorOptions extends OrderEditorEvents {
  readonly view: OrderEditorView
  readonly workOrderNumber: string
  /** The API's origin, by https (http on this very machine alone). '' is the page's own origin. Fixed at mount. */
  readonly apiBaseUrl: string
  /** Asked at each call and kept nowhere. An answer that takes longer than 10 seconds counts as none. */
  getAccessToken(): string | undefined | Promise<string | undefined>
  readonly locale?: OrderEditorLocale
  /** An IANA zone that stands in for the device's: 'America/Chicago'. */
  readonly timeZone?: string
  readonly theme?: OrderEditorScheme | OrderEditorTheme
  /** For style elements, in browsers without constructable style sheets, where the page's policy asks for one. */
  readonly nonce?: string
  /** Patient names stand behind a "Show" button. */
  readonly hidePatientNames?: boolean
}

export interface MountedOrderEditor {
  /** Changes options in place. Another order or view starts afresh; `apiBaseUrl` cannot change. */
  update(options: Partial<OrderEditorOptions>): void
  /** Takes everything away: elements, styles, listeners, timers, what was typed. */
  unmount(): void
}

/** Shows the order editor inside an element. Throws a TypeError that says which option cannot be used. */
export declare function mount(element: Element, options: OrderEditorOptions): MountedOrderEditor

/**
 * `<order-editor work-order-number view api-base-url locale time-zone theme nonce>`: attributes and the properties of
 * the same names. Tells by DOM events: saved, closed, error, dirtychange, authrequired, each with its `detail`.
 */
export declare class OrderEditorElement extends HTMLElement {
  workOrderNumber: string
  view: OrderEditorView
  apiBaseUrl: string
  locale: OrderEditorLocale
  timeZone: string | undefined
  theme: OrderEditorOptions['theme']
  nonce: string
  hidePatientNames: boolean
  getAccessToken: OrderEditorOptions['getAccessToken'] | undefined
}

/** What the component needs of the host's React, 18 or 19. */
export interface HostReact {
  createElement(type: 'div', props: object): unknown
  useEffect(effect: () => undefined | (() => void), dependencies?: readonly unknown[]): void
  useRef<T>(initial: T): { current: T }
}

export interface OrderEditorProps extends OrderEditorOptions {
  readonly className?: string
}

/** Makes a component of the host's own React: `const OrderEditor = createOrderEditor(React)`. */
export declare function createOrderEditor<React extends HostReact>(
  react: React,
): (props: OrderEditorProps) => ReturnType<React['createElement']>

declare global {
  interface HTMLElementTagNameMap {
    'order-editor': OrderEditorElement
  }
}

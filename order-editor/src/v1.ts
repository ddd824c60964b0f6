/**
 * The order editor for other tools, version 1 (docs/embedding.md). Within v1 no member is removed or changes its
 * meaning; members may be added.
 */

import type { OrderEditorLocale, OrderEditorScheme, OrderEditorTheme } from './appearance.ts'

export type * from './appearance.ts'
export type * from './element.ts'

/** The view of an order. */
export type OrderEditorView = 'details' | 'update' | 'charge'

/** Names the order and nothing else: the order's data never reaches the host page. */
export interface OrderEvent {
  readonly workOrderNumber: string
  readonly view: OrderEditorView
}

/** How the editor was closed: after a save, or without one. */
export interface OrderClosedEvent extends OrderEvent {
  readonly result: 'saved' | 'closed'
}

/**
 * - `network`: the backend was not reached, or the response broke off
 * - `timeout`: no response in time
 * - `refused`: the backend responded with the `status`
 * - `unreadable`: the response does not fit the contract
 * - `crashed`: the editor itself failed, or a save by an error of its own; it shows how to continue
 * - `unsaved`: a save that was under way at `unmount`, or when another order was opened, was not made: someone else has
 *   changed the order, or a sign-in is needed
 * - `options`: an option cannot be used; `message` names it
 * - `load`: the package @carrier-portal/order-editor cannot load the editor from the portal
 */
export interface OrderErrorEvent extends OrderEvent {
  readonly code: 'network' | 'timeout' | 'refused' | 'unreadable' | 'crashed' | 'unsaved' | 'options' | 'load'
  readonly status?: number
  /** For a developer's log; nothing of the order is in it. */
  readonly message: string
}

/** What the editor reports to the host page. */
export interface OrderEditorEvents {
  /** The backend has saved the change. */
  readonly onSaved?: ((event: OrderEvent) => void) | undefined
  /**
   * The editor closed after a save, Cancel or Close. Not called after `unmount`, and not when `onSaved` has opened another order
   * by `update`.
   */
  readonly onClosed?: ((event: OrderClosedEvent) => void) | undefined
  /** The editor shows its failures while it is mounted: after `unmount`, your page must say that a save failed. */
  readonly onError?: ((event: OrderErrorEvent) => void) | undefined
  /**
   * Whether the shown order has unsaved typed values: confirm with the user before you unmount the editor. What was typed in an
   * order that another one replaced is not counted: it is kept until the unmount, and offered when that order is opened again.
   */
  readonly onDirtyChange?: ((dirty: boolean) => void) | undefined
  /** `getAccessToken` gave no token that the backend accepts. Sign the user in; typed values are kept. */
  readonly onAuthRequired?: (() => void) | undefined
}

/** The DOM events of `<order-editor>` by their type. */
export interface OrderEditorElementEvents {
  readonly saved: CustomEvent<OrderEvent>
  readonly closed: CustomEvent<OrderClosedEvent>
  readonly error: CustomEvent<OrderErrorEvent>
  readonly dirtychange: CustomEvent<{ readonly dirty: boolean }>
  readonly authrequired: CustomEvent<null>
}

/** What the editor shows, with which API and token, and in which language, zone and theme. */
export interface OrderEditorOptions extends OrderEditorEvents {
  readonly view: OrderEditorView
  readonly workOrderNumber: string
  /** The API's address, by https (http on localhost alone). '' or a path is on the page's own origin. Fixed at mount. */
  readonly apiBaseUrl: string
  /** Whether an API of another origin allows the headers Idempotency-Key, If-Match and X-Background; false by default. */
  readonly apiHeaders?: boolean | undefined
  /** Seconds until a call is given up: 1 to 600, 15 by default. A change is for the next order that is opened. */
  readonly requestTimeoutSeconds?: number | undefined
  /** Called for each API call; the token is not stored. A result later than 10 seconds counts as none. */
  getAccessToken(): string | undefined | Promise<string | undefined>
  readonly locale?: OrderEditorLocale | undefined
  /** An IANA zone that replaces the device's: 'America/Chicago'. */
  readonly timeZone?: string | undefined
  readonly theme?: OrderEditorScheme | OrderEditorTheme | undefined
  /** The nonce of style elements, for browsers without constructable style sheets and pages with a style policy. */
  readonly nonce?: string | undefined
  /** Hides patient names behind a "Show" button. */
  readonly hidePatientNames?: boolean | undefined
}

/** An editor that was mounted in an element. */
export interface MountedOrderEditor {
  /**
   * Changes options in place. Another order or view opens anew; what was typed in the present one is offered when that is opened
   * again. A form with typed values keeps its `timeZone`. `apiBaseUrl` cannot change.
   */
  update(options: Partial<OrderEditorOptions>): void
  /** Opens the same order once more, after a close for example. Does nothing while the shown order has unsaved typed values. */
  reopen(): void
  /**
   * Continues after a sign-in: with a token that the backend accepts, the message that a sign-in is needed goes, and what had failed
   * to load is loaded. Does nothing while no sign-in is needed. The editor calls it itself when the person returns to the page.
   */
  resume(): void
  /**
   * Removes everything: elements, styles, listeners, timers, typed values of all orders. The promise resolves once a save that was
   * under way has been reported by `onSaved` or `onError`; without one it resolves at once.
   */
  unmount(): Promise<void>
}

/** Shows the order editor inside an element. Throws a TypeError that names the option that cannot be used. */
export declare function mount(element: Element, options: OrderEditorOptions): MountedOrderEditor

/** The part of the host's React, 18 or 19, that the component uses. */
export interface HostReact {
  createElement(type: 'div', props: object): unknown
  useEffect(effect: () => undefined | (() => void), dependencies?: readonly unknown[]): void
  useRef<T>(initial: T): { current: T }
  /** Without these two, the component takes no `ref`. */
  forwardRef?(render: (props: OrderEditorProps, ref: OrderEditorRef) => unknown): unknown
  useImperativeHandle?(ref: OrderEditorRef, create: () => OrderEditorHandle, dependencies?: readonly unknown[]): void
}

/** What the `ref` of the React component holds while the component is shown. */
export type OrderEditorHandle = Pick<MountedOrderEditor, 'resume'>

/** A ref of the host's React, as `useRef<OrderEditorHandle>(null)` makes it. */
export type OrderEditorRef = { current: OrderEditorHandle | null } | ((handle: OrderEditorHandle | null) => void) | null

/** The props of the React component. */
export interface OrderEditorProps extends OrderEditorOptions {
  readonly className?: string | undefined
}

/** Creates a component with the host's own React: `const OrderEditor = createOrderEditor(React)`. */
export declare function createOrderEditor<React extends HostReact>(
  react: React,
): (props: OrderEditorProps & { readonly ref?: OrderEditorRef | undefined }) => ReturnType<React['createElement']>

/** What the module exports. */
export interface OrderEditorModule {
  readonly mount: typeof mount
  readonly createOrderEditor: typeof createOrderEditor
  readonly OrderEditorElement: CustomElementConstructor
}

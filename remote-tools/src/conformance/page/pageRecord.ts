/** The page's measurements since it was opened, as serialisable data. */
export interface PageRecord {
  /** Timers that have neither fired nor been cleared: 'timeout 15000'. */
  readonly timers: readonly string[]
  /** Listeners on targets that outlive a screen: window, document, html, body, media queries. */
  readonly listeners: Readonly<Record<string, number>>
  /** Pending requests. */
  readonly pending: number
  /** Names of written cookies, storage entries, databases and caches. */
  readonly writes: readonly string[]
  /** Copies of react-dom on the page. */
  readonly reactCopies: number
  /** Violations of the content security policy and uncaught errors. */
  readonly errors: readonly string[]
  /** Addresses that the page would have left for. */
  readonly navigations: readonly string[]
  /** Globals beyond those of the browser. */
  readonly globals: readonly string[]
  readonly styleElements: number
  readonly styleRules: number
  /** Elements in the body. */
  readonly elements: number
}

/** The functions that the kit calls in the page. */
export interface ConformancePage {
  load(settings: LoadSettings): Promise<LoadedFacts>
  /** Renders one view of the remote in a new element. Resolves when it is painted. */
  mount(view: RemoteView): Promise<void>
  /** Resolves when no request has been pending for 150 ms, or after `limitMs`. */
  waitUntilIdle(limitMs: number, quietMs?: number): Promise<void>
  unmount(): Promise<void>
  /** Operates every control of a view once. Resolves with the number of controls and the faults that they caused. */
  operateControls(view: RemoteView): Promise<OperatedControls>
  /** Runs axe over what is mounted, by the rules of WCAG 2.2 AA. */
  audit(): Promise<readonly string[]>
  record(): PageRecord
}

/** The functions by which the kit uses an embeddable module. */
export interface EmbeddedPage {
  load(settings: EmbeddedSettings): Promise<void>
  /** The message of the TypeError that `mount` throws for unusable arguments, or what happened instead. */
  refusal(container: 'element' | 'none', more: object): string
  /** Resolves when the view shows a heading and its requests have ended. */
  mount(view: 'details' | 'update' | 'charge'): Promise<void>
  update(options: object): void
  /** Types into the first input and waits for an event. */
  type(text: string): Promise<void>
  text(): string
  value(): string
  /** Presses Cancel or Close, then Discard where a confirmation appears, and waits for `onClosed`. */
  close(): Promise<void>
  /** The events since the last call, in their order. */
  takeEvents(): readonly string[]
  operateControls(view: 'details' | 'update' | 'charge'): Promise<OperatedControls>
  /** Resolves with the number of nodes that are left in the host's element. */
  unmount(): Promise<number>
}

/** What the page needs to load an embeddable module. */
export interface EmbeddedSettings {
  /** The module's address. */
  readonly address: string
  readonly username: string
  readonly password: string
}

/** What the page needs to load a remote. */
export interface LoadSettings {
  readonly container: string
  readonly entry: string
  readonly integrity: string
  /** The version of the host contract that this page provides. */
  readonly contract: string
  readonly username: string
  readonly password: string
}

interface LoadedFacts {
  readonly views: readonly RemoteView[]
  /** The contract range in remote.ts. */
  readonly contract: string
}

/** The result of operating the controls of one view. */
export interface OperatedControls {
  readonly count: number
  /** Each with the control that caused it: 'button "Save": error: x'. */
  readonly faults: readonly string[]
}

/** The remote's screen, or its order dialog in one of three views. */
export type RemoteView = 'screen' | 'details' | 'update' | 'charge'

declare global {
  /** As shell/src/start/trustedTypes.d.ts declares it. */
  interface TrustedTypeRules {
    createScriptURL(address: string): string
    createHTML?(html: string): string
  }
  interface Window {
    readonly conformanceRecord: () => PageRecord
    readonly conformance: ConformancePage
    readonly embedded: EmbeddedPage
    readonly trustedTypes?: { createPolicy(name: string, rules: TrustedTypeRules): unknown }
  }
}

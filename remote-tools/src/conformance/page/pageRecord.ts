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
  waitUntilIdle(limitMs: number): Promise<void>
  unmount(): Promise<void>
  record(): PageRecord
}

export interface LoadSettings {
  readonly container: string
  readonly entry: string
  readonly integrity: string
  /** The version of the host contract that this page provides. */
  readonly contract: string
  readonly username: string
  readonly password: string
}

export interface LoadedFacts {
  readonly views: readonly RemoteView[]
  /** The contract range in remote.ts. */
  readonly contract: string
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
    readonly trustedTypes?: { createPolicy(name: string, rules: TrustedTypeRules): unknown }
  }
}

/** What the page noted since it was opened. All of it is plain data, to be read from outside. */
export interface PageRecord {
  /** Timers that were started and neither ended nor cleared: 'timeout 15000'. */
  readonly timers: readonly string[]
  /** Listeners on what outlives a screen: window, document, its root and body, media queries. */
  readonly listeners: Readonly<Record<string, number>>
  /** Requests under way. */
  readonly pending: number
  /** Names of the cookies and storage entries that were written. */
  readonly writes: readonly string[]
  /** Copies of React that draw on this page. */
  readonly reacts: number
  /** What the page's policy had to stop, and errors that nobody caught. */
  readonly faults: readonly string[]
  /** The page's own names, beyond what a browser has. */
  readonly globals: readonly string[]
  readonly styleElements: number
  readonly styleRules: number
  /** Elements in the body. */
  readonly elements: number
}

/** What the page gives to the kit that runs it. */
export interface ConformancePage {
  load(settings: LoadSettings): Promise<LoadedFacts>
  /** Shows one face of the remote in a new element; resolves when it is drawn. */
  mount(face: Face): Promise<void>
  /** Resolves when nothing has been under way for a while, or when the limit is over. */
  settle(limitMs: number): Promise<void>
  unmount(): Promise<void>
  record(): PageRecord
}

export interface LoadSettings {
  readonly container: string
  readonly entry: string
  readonly integrity: string
  /** The host contract version that this host claims and keeps to. */
  readonly contract: string
  readonly username: string
  readonly password: string
}

export interface LoadedFacts {
  readonly faces: readonly Face[]
  /** The range in the code, to be compared with remote.json. */
  readonly contract: string
}

/** One thing that a remote shows: its screen, or the order dialog in one of its views. */
export type Face = 'screen' | 'details' | 'update' | 'charge'

declare global {
  interface Window {
    readonly conformanceRecord: () => PageRecord
    readonly conformance: ConformancePage
    readonly trustedTypes?: { createPolicy(name: string, rules: { createScriptURL(address: string): string }): void }
  }
}

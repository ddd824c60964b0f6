/** An element of the page under test, in whatever browser engine. */
export interface EngineElement {
  click(): Promise<void>
  /** Types real key presses into the element. */
  type(text: string): Promise<void>
}

/** A window of one browser engine, with an empty profile. */
export interface EngineWindow {
  open(address: string): Promise<void>
  /** Width and height of the window in CSS pixels. WebKitGTK's window is never narrower than about 450 px. */
  resize(width: number, height: number): Promise<void>
  /** Runs a function in the page and returns its JSON value. The function may use its arguments only. */
  run<T, A extends readonly PageValue[]>(inPage: (...args: A) => T, ...args: A): Promise<T>
  /** Like `run`, for a function that returns an element or null. */
  element<A extends readonly PageValue[]>(
    inPage: (...args: A) => Element | null,
    ...args: A
  ): Promise<EngineElement | undefined>
  /** Runs the text of a library in the page. The content security policy does not apply to it. */
  inject(script: string): Promise<void>
  press(key: EngineKey): Promise<void>
  /** The PDF of what the browser prints. The driver of WebKitGTK has no such command. */
  readonly print?: () => Promise<Uint8Array>
  close(): Promise<void>
}

/** A key by its name, or by the character that it types. */
export type EngineKey = 'Tab' | 'Enter' | 'Escape' | 't' | 'j' | 'k' | 'x'

type PageValue = string | number | boolean | null

/** A browser engine that the journeys of this folder run in. */
export interface Engine {
  readonly name: 'Firefox' | 'WebKit'
  /** Why the engine cannot run on this machine; undefined when it can. */
  readonly missing: string | undefined
  start(): Promise<RunningEngine>
}

/** A started browser. `stop` ends its processes. */
export interface RunningEngine {
  newWindow(): Promise<EngineWindow>
  stop(): Promise<void>
}

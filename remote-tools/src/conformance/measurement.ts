import type { HostVersion } from './hostVersions.ts'
import type { OperatedControls, PageRecord, RemoteView } from './page/pageRecord.ts'

/** The browser's own counts after a garbage collection. */
interface BrowserCounters {
  readonly nodes: number
  readonly jsEventListeners: number
  /** The bytes of the JavaScript heap, with those of the browser's objects and of buffers. */
  readonly heap: number
}

/** The state of the page at one moment. */
export interface PageSnapshot extends PageRecord, BrowserCounters {}

/** One view of the remote after it was rendered. */
export interface RenderedView {
  readonly view: RemoteView
  readonly elements: number
  readonly text: string
  /** The violations that axe reports. */
  readonly violations: readonly string[]
}

/** The controls of one view after each was operated once. */
export interface OperatedView extends OperatedControls {
  readonly view: string
}

/** Every view's controls, and the page after all of them were operated and unmounted. */
export interface ControlsMeasurement {
  readonly operated: readonly OperatedView[]
  readonly afterControls: PageSnapshot
  readonly errorsOfControls: readonly string[]
}

/** A request that the page made. */
export interface ObservedRequest {
  readonly origin: string
  readonly path: string
  /** The HTTP status, or 0 when the request failed. */
  readonly status: number
}

/** What was measured while a remote ran on one version of the host contract. */
export interface Measurement extends ControlsMeasurement {
  readonly host: HostVersion
  /** The contract range in remote.ts. */
  readonly contract: string
  readonly views: readonly RenderedView[]
  /** Before the remote was loaded; after each view was rendered once; after half of the mounts; after all of them. */
  readonly before: PageSnapshot
  readonly warm: PageSnapshot
  readonly half: PageSnapshot
  readonly after: PageSnapshot
  readonly mounts: number
  readonly origin: string
  readonly requests: readonly ObservedRequest[]
  /** The remote's files that its screen loaded, in order. */
  readonly screenFiles: readonly string[]
  readonly errors: readonly string[]
}

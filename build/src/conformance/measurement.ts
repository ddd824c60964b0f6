import type { HostVersion } from './hostVersions.ts'
import type { Face, PageRecord } from './page/record.ts'

/** What the browser counts itself, after its rubbish was collected. */
export interface BrowserCounters {
  readonly nodes: number
  readonly jsEventListeners: number
}

/** One look at the page. */
export interface Look extends PageRecord, BrowserCounters {}

/** One face of the remote while it was shown. */
export interface Shown {
  readonly face: Face
  readonly elements: number
  readonly text: string
}

/** A request that the page made. */
export interface Asked {
  readonly origin: string
  readonly path: string
  /** The status, or 0 when nothing came. */
  readonly status: number
}

/** Everything that was noted while a remote was tried on one version of the host contract. */
export interface Measurement {
  readonly host: HostVersion
  /** The range that the code itself names. */
  readonly contract: string
  readonly shown: readonly Shown[]
  /** Before the remote was loaded; after each face was shown once; after all the mounts. */
  readonly before: Look
  readonly warm: Look
  readonly after: Look
  readonly mounts: number
  readonly origin: string
  readonly asked: readonly Asked[]
  /** The remote's own files that its screen took, in the order they came. */
  readonly screenFiles: readonly string[]
  readonly faults: readonly string[]
}

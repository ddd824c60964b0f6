import type { BuiltRemote } from '../publish/readBuilt.ts'
import type { ChangeNote, ChangeRecord } from '../store/revision.ts'
import type { StoredRegistry } from '../store/storedRegistry.ts'
import type { Committed } from '../store/updateRemote.ts'
import type { Provenance } from '../store/versionRecord.ts'
import type { ChangeRequest } from './changeRequest.ts'

/** A built version to publish. */
export interface Publication {
  readonly built: BuiltRemote
  /** The origin that serves the store, if it is another one than the portal's. */
  readonly origin?: string
  readonly provenance?: Provenance
  readonly note: ChangeNote
  readonly ifRevision?: number | undefined
  /** Whether this process is a host, whose requests would wait for it. */
  readonly isServing?: boolean
}

/** A published version. */
export interface Published {
  readonly folder: string
  readonly registry: StoredRegistry
}

/** Where a release goes: a folder, or a portal by HTTP. What a method refuses is a ReleaseRefusal. */
export interface ReleaseTarget {
  read(): Promise<StoredRegistry>
  /** All changes, the first one first. */
  history(): Promise<readonly ChangeRecord[]>
  /** Refuses before a build when the remote may not be published. */
  refuseWithoutRight(name: string): Promise<void>
  publish(publication: Publication): Promise<Published>
  change(request: ChangeRequest, note: ChangeNote, ifRevision?: number): Promise<Committed>
}

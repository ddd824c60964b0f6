import { publishInto } from '../publish/publishInto.ts'
import { listChanges } from '../store/listChanges.ts'
import type { ReleaseStore } from '../store/releaseStore.ts'
import { applyChange } from './applyChange.ts'
import { ChangeNoteSchema, ChangeRequestSchema } from './changeRequest.ts'
import { parseRequest } from './parseRequest.ts'
import type { ReleaseTarget } from './releaseTarget.ts'

/** Releases into a folder, with the limits of the host's HTTP interface: its portal reads the same registry. */
export function folderTarget(store: ReleaseStore, allowedOrigins: readonly string[]): ReleaseTarget {
  return {
    read: () => store.read(),
    history: () => listChanges(store),
    refuseWithoutRight: async () => undefined,
    async publish(publication) {
      parseRequest(ChangeNoteSchema, publication.note)
      return publishInto(store, publication)
    },
    async change(request, note, ifRevision) {
      parseRequest(ChangeNoteSchema, note)
      return applyChange(store, parseRequest(ChangeRequestSchema, request), note, { allowedOrigins, ifRevision })
    },
  }
}

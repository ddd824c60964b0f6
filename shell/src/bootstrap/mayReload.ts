import type { DraftStore } from '../drafts/draftStore.ts'
import type { Vault } from '../drafts/vault.ts'
import type { UnsavedWork } from '../navigation/unsavedWork.ts'

/** What a page has that a reload could lose. */
interface PageWork {
  readonly unsavedWork: Pick<UnsavedWork, 'reasons'>
  readonly drafts: Pick<DraftStore, 'names' | 'isOnDevice' | 'isWriting'>
  readonly vault: Pick<Vault, 'unlocking'> | undefined
}

/**
 * Whether a reload loses nothing: no form has unsaved changes, the drafts are on the device, none is being written, and no key
 * of a sign-in is being derived. The page after the reload has no password to derive it from, so until the next sign-in it
 * would neither offer an earlier draft nor keep a save without a connection.
 */
export function mayReload({ unsavedWork, drafts, vault }: PageWork): boolean {
  const areDraftsKept = !drafts.isWriting() && (drafts.names.get().length === 0 || drafts.isOnDevice.get())
  return unsavedWork.reasons.get().length === 0 && areDraftsKept && vault?.unlocking() === undefined
}

import type { EmitterSource, Notice } from '@carrier-portal/contract'
import type { PreferenceStore } from '../preferences/preferences.ts'
import type { DeletedRecord } from './deviceDatabase.ts'
import type { DraftStore } from './draftStore.ts'
import { messages } from './messages.ts'
import type { Vault } from './vault.ts'

interface UnlockServices {
  readonly drafts: DraftStore
  readonly vault: Vault | undefined
  readonly notices: EmitterSource<Notice>
  readonly preferences: Pick<PreferenceStore, 'locale'>
}

/**
 * After a sign-in: the drafts belong to this user, and the key that encrypts them is derived from the password. The
 * derivation runs in the background and delays no screen. Never rejects: without a key the drafts stay in memory.
 */
export async function unlockDrafts(services: UnlockServices, username: string, password: string): Promise<void> {
  const { drafts, vault } = services
  await drafts.belongTo(username)
  const deleted = await vault?.unlock(username, password).catch(() => [])
  if (!vault || !deleted?.length) return
  // A draft that this page still has in memory is written again, under the id of its deleted record.
  await drafts.written()
  const stored = await vault.read('draft').catch(() => [])
  reportDeletion(
    services,
    deleted.filter(({ id }) => !stored.some((record) => record.id === id)),
  )
}

/**
 * After a sign-in of another user than the page's: stores the key that the next page cannot derive without the password.
 * Forms and requests of this page go on until the next one replaces it. Its drafts and its vault stay those of its own
 * user, because what they keep meanwhile would be stored as another user's. Never rejects.
 */
export async function unlockNextPage(
  services: Omit<UnlockServices, 'drafts'>,
  username: string,
  password: string,
): Promise<void> {
  const deleted = await services.vault?.storeKeyOf(username, password).catch(() => [])
  reportDeletion(services, deleted ?? [])
}

/** An unsent save was reported as kept and closed its form, so the message says that it must be entered again. */
function reportDeletion({ notices, preferences }: Omit<UnlockServices, 'drafts'>, deleted: readonly DeletedRecord[]) {
  if (deleted.length === 0) return
  const { unreadable, unreadableSaves } = messages[preferences.locale.get()]
  const saves = deleted.filter(({ kind }) => kind === 'save').length
  notices.emit({ tone: 'warning', text: saves > 0 ? unreadableSaves(saves) : unreadable })
}

import type { EmitterSource, Notice } from '@carrier-portal/contract'
import type { PreferenceStore } from '../preferences/preferences.ts'
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
  const { drafts, vault, notices, preferences } = services
  await drafts.belongTo(username)
  const deleted = await vault?.unlock(username, password).catch(() => [])
  if (!vault || !deleted?.length) return
  // A draft that this page still has in memory is written again, under the id of its deleted record.
  await drafts.written()
  const stored = await vault.read('draft').catch(() => [])
  const isLost = (id: string) => !stored.some((record) => record.id === id)
  if (deleted.some(isLost)) notices.emit({ tone: 'warning', text: messages[preferences.locale.get()].unreadable })
}

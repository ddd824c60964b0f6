import type { EmitterSource, Notice } from '@carrier-portal/contract'
import type { PreferenceStore } from '../preferences/preferences.ts'
import type { DraftStore } from './draftStore.ts'
import { messages } from './messages.ts'
import type { Vault } from './vault.ts'

export interface UnlockServices {
  readonly drafts: DraftStore
  readonly vault: Vault | undefined
  readonly notices: EmitterSource<Notice>
  readonly preferences: PreferenceStore
}

/**
 * After a sign-in: the drafts belong to this user, and the key that encrypts them is derived from the password. The
 * derivation runs in the background and delays no screen. Never rejects: without a key the drafts stay in memory.
 */
export async function unlockDrafts(services: UnlockServices, username: string, password: string): Promise<void> {
  const { drafts, vault, notices, preferences } = services
  await drafts.belongTo(username)
  const unreadable = await vault?.unlock(username, password).catch(() => 0)
  if (unreadable) notices.emit({ tone: 'warning', text: messages[preferences.locale.get()].unreadable })
}

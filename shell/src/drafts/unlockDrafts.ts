import type { Portal } from '../bootstrap/portal.ts'
import { messages } from './messages.ts'

/**
 * After a sign-in: the drafts belong to this user, and the key that encrypts them is derived from the password. The
 * derivation runs beside the page and delays no screen. Never rejects: without a key the drafts stay in memory.
 */
export async function unlockDrafts(
  { drafts, vault, notices, preferences }: Pick<Portal, 'drafts' | 'vault' | 'notices' | 'preferences'>,
  username: string,
  password: string,
): Promise<void> {
  await drafts.belongTo(username)
  const unreadable = await vault?.unlock(username, password).catch(() => 0)
  if (unreadable) notices.emit({ tone: 'warning', text: messages[preferences.locale.get()].unreadable })
}

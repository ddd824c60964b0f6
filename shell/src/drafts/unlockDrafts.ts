import type { DraftStore } from './draftStore.ts'
import type { Vault } from './vault.ts'

interface UnlockServices {
  readonly drafts: DraftStore
  readonly vault: Vault | undefined
}

/**
 * After a sign-in: the drafts belong to this user, and the key that encrypts them is derived from the password. The
 * derivation runs in the background and delays no list. Never rejects: without a key the drafts stay in memory.
 */
export async function unlockDrafts(
  { drafts, vault }: UnlockServices,
  username: string,
  password: string,
): Promise<void> {
  await drafts.belongTo(username)
  await vault?.unlock(username, password).catch(() => undefined)
}

import type { Configuration } from '@carrier-portal/contract/configuration'
import type { SessionStore } from '../session/sessionStore.ts'
import { createTabChannel } from '../session/tabChannel.ts'
import { type DraftPersistence, inMemory, inSessionStorage, inVault } from './draftPersistence.ts'
import type { DroppedDraft } from './draftRules.ts'
import { createDraftStore, type DraftStore } from './draftStore.ts'
import { canEncrypt } from './encryption.ts'
import { resumeVault } from './followSession.ts'
import { createVault, type Vault } from './vault.ts'

/** The drafts of the page, and the vault that holds them where they are kept on the device. */
interface PortalDrafts {
  readonly drafts: DraftStore
  readonly vault: Vault | undefined
}

interface DraftSettings {
  /** Where drafts are kept, by the configuration. */
  readonly where: Configuration['drafts']
  readonly sessionStore: SessionStore
  readonly sessionStorage: Storage
  now(): number
}

/** `drafts: "device"` falls back to memory in a browser without WebCrypto or IndexedDB. */
export function createDrafts({ where, sessionStore, sessionStorage, now }: DraftSettings): PortalDrafts {
  const username = () => sessionStore.session.get().username
  const vault = where === 'device' && canEncrypt() ? createVault(() => keys?.notify('new')) : undefined
  const keys = vault && createTabChannel(window, 'key', () => takeKey(vault))
  const tabs = vault && createTabChannel<DroppedDraft>(window, 'drafts', (dropped) => dropped && drafts.forget(dropped))
  const drafts = createDraftStore(now, persistence(), tabs?.notify)
  return { vault, drafts }

  /** A page that was opened while another one derived the key found none, and stays open without a further `focus` event. */
  function takeKey(present: Vault) {
    void present.followKey()
    resumeVault(present, sessionStore.store)
  }

  function persistence(): DraftPersistence {
    if (vault) return inVault(vault, () => vault.erase(username()))
    return where === 'session' ? inSessionStorage(sessionStorage, username) : inMemory
  }
}

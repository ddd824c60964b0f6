import type { PortalHost } from '@carrier-portal/contract'
import type { Vault } from '../drafts/vault.ts'
import type { Portal } from '../portal/portal.ts'
import { readUsername } from '../session/sessionCookies.ts'

/**
 * A host whose calls fail, without a request, as soon as the token changes: another tab may sign in another user, who
 * must not send this user's entries. Undefined while the owner of the vault is not the signed-in user.
 */
export function hostOfUser({ sessionStore, page, createApi }: Portal, vault: Pick<Vault, 'owner'>, host: PortalHost) {
  const session = sessionStore.store.get()
  const owner = vault.owner()
  if (session.state !== 'in' || session.session.username !== owner || readUsername(page.document) !== owner) return
  const token = sessionStore.token()
  const sameToken = () => {
    if (token === undefined || sessionStore.token() !== token) throw new Error('The token has changed.')
    return token
  }
  return Object.freeze({ ...host, api: createApi(sameToken) })
}

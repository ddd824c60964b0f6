import { deferred, prefetchWhenIdle } from '@carrier-portal/shared-ui/late'
import type { PortalParts } from '../portal/portal.ts'
import { fetchFederation } from '../remotes/fetchFederation.ts'

const signedIn = deferred(() => import(/* webpackChunkName: "signed-in" */ './signedIn.tsx'))

/** The lazily loaded parts of the shell. */
export const parts: PortalParts = {
  signedIn,
  credentialsForm: deferred(() =>
    import(/* webpackChunkName: "credentials-form" */ '../login/CredentialsForm.tsx').then(
      ({ CredentialsForm }) => CredentialsForm,
    ),
  ),
  licence: deferred(() => import('../licence/LicenceScreen.tsx').then(({ LicenceScreen }) => LicenceScreen)),
  passwordResetForm: deferred(() =>
    import('../password-reset/PasswordResetForm.tsx').then(({ PasswordResetForm }) => PasswordResetForm),
  ),
  document: deferred(() => import('../documents/DocumentScreen.tsx').then(({ DocumentScreen }) => DocumentScreen)),
  status: deferred(async () => {
    const [{ StatusScreen }] = await Promise.all([import('../status/StatusScreen.tsx'), signedIn.load()])
    if (signedIn.store.get().state !== 'ready') throw new Error('The status page needs the signed-in part.')
    return StatusScreen
  }),
  toasts: deferred(() => import(/* webpackChunkName: "toasts" */ '../layout/Toasts.tsx').then(({ Toasts }) => Toasts)),
  logOutDialog: deferred(() =>
    import(/* webpackChunkName: "log-out-dialog" */ '../login/LogOutDialog.tsx').then(
      ({ LogOutDialog }) => LogOutDialog,
    ),
  ),
  unsentSaveList: deferred(() =>
    import(/* webpackChunkName: "unsent-save-list" */ '../outbox-list/UnsentSaveList.tsx').then(
      ({ UnsentSaveList }) => UnsentSaveList,
    ),
  ),
  prefetchSignedIn() {
    void signedIn.load()
    prefetchWhenIdle(() => void fetchFederation().catch(() => undefined))
  },
}

import { fetchFederation } from '../remotes/fetchFederation.ts'
import { deferred } from './deferred.tsx'

/** What only signed-in people need, fetched while they type. Each part is a file of its own to the browser. */
export const signedInPart = deferred(() => import('./signedIn.tsx'))

/** The place of a remote's screen. */
export const remotePart = deferred(() => import('./signedIn.tsx').then(({ RemotePlace }) => RemotePlace))

/** The licence agreement with its document. */
export const licencePart = deferred(() =>
  import('../eula/LicenceScreen.tsx').then(({ LicenceScreen }) => LicenceScreen),
)

/** The public documents. */
export const documentPart = deferred(() =>
  import('../documents/DocumentScreen.tsx').then(({ DocumentScreen }) => DocumentScreen),
)

/** The operators' page. */
export const statusPart = deferred(() => import('../status/StatusScreen.tsx').then(({ StatusScreen }) => StatusScreen))

/** Fetches ahead of time what follows a sign-in; what does not come now is asked for again when it is needed. */
export function prefetchSignedIn(): void {
  void signedInPart.load()
  void remotePart.load()
  fetchFederation().catch(() => undefined)
}

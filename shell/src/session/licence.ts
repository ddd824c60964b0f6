import { type ApiClient, createStore, type Store } from '@carrier-portal/contract'

export type LicenceState = 'checking' | 'accepted' | 'notAccepted' | 'failed'

export interface Licence {
  readonly store: Store<LicenceState>
  /** Checks once; a failed check is not cached, the next call checks again. */
  check(): Promise<void>
  /** Re-checks in the background after a 403: the licence may have been replaced. */
  recheck(): Promise<void>
  /** Rejects with the call's ApiError. */
  accept(at: Date): Promise<void>
  forget(): void
}

/** Whether the signed-in user has accepted the licence; cached in memory until logout. */
export function createLicence(api: Pick<ApiClient, 'eulaAcknowledged' | 'acknowledgeEula'>): Licence {
  const store = createStore<LicenceState>('checking')
  let pending: Promise<void> | undefined
  /** Identity of the current user's request; responses for an earlier user are dropped. */
  let requestId = {}

  async function fetchState(onFailure: LicenceState, id: object) {
    const next = await api.eulaAcknowledged().then(readResponse, () => onFailure)
    if (requestId === id) store.set(next)
  }

  function check() {
    if (store.get() === 'failed') {
      pending = undefined
      store.set('checking')
    }
    pending ??= fetchState('failed', requestId)
    return pending
  }

  return {
    store,
    check,
    recheck: () => (store.get() === 'accepted' ? fetchState('accepted', requestId) : Promise.resolve()),
    async accept(at) {
      await api.acknowledgeEula(at)
      store.set('accepted')
    },
    forget() {
      requestId = {}
      pending = undefined
      store.set('checking')
    },
  }
}

/** The body 'true' means accepted, any other body not. */
function readResponse(text: string): LicenceState {
  return text.trim() === 'true' ? 'accepted' : 'notAccepted'
}

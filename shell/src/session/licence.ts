import { type ApiClient, createStore, type Store } from '@carrier-portal/contract'
import { isAcceptanceStored, storeAcceptance } from './licenceStorage.ts'

/** Whether the user has accepted the licence; `failed`: the check failed. */
export type LicenceState = 'checking' | 'accepted' | 'notAccepted' | 'failed'

/** The acceptance of the licence by the signed-in user. */
export interface Licence {
  readonly store: Store<LicenceState>
  /**
   * Resolves when the state is known: at once where an acceptance of this user is stored, which is then confirmed in the
   * background. A failed check is not cached; the next call checks again.
   */
  check(): Promise<void>
  /** Re-checks in the background after a 403: the licence may have been replaced. False when the check failed. */
  recheck(): Promise<boolean>
  /** Rejects with the call's ApiError. */
  accept(at: Date): Promise<void>
  /** Drops the state of the present user; the stored acceptance is cleared with the storage at logout. */
  forget(): void
}

interface LicenceOptions {
  readonly api: Pick<ApiClient, 'eulaAcknowledged' | 'acknowledgeEula'>
  readonly storage: Storage
  username(): string
}

/** Whether the signed-in user has accepted the licence; an acceptance is cached until logout, across reloads. */
export function createLicence({ api, storage, username }: LicenceOptions): Licence {
  const store = createStore<LicenceState>('checking')
  let pending: Promise<void> | undefined
  /** Renewed when the user changes or accepts: responses to requests that were sent before are dropped. */
  let requestId = {}

  /** Whether a response came; without one the state is `onFailure`. */
  async function fetchState(onFailure: LicenceState, id: object): Promise<boolean> {
    const response = await api.eulaAcknowledged().then(readResponse, () => undefined)
    if (requestId === id) settle(response ?? onFailure)
    return response !== undefined
  }

  function settle(next: LicenceState) {
    if (next === 'accepted') storeAcceptance(storage, username())
    if (next === 'notAccepted') storeAcceptance(storage, undefined)
    store.set(next)
  }

  async function start(): Promise<void> {
    const isStored = isAcceptanceStored(storage, username())
    if (isStored) store.set('accepted')
    const fetched = fetchState(isStored ? 'accepted' : 'failed', requestId)
    if (!isStored) await fetched
  }

  return {
    store,
    check() {
      if (store.get() === 'failed') {
        pending = undefined
        store.set('checking')
      }
      pending ??= start()
      return pending
    },
    recheck: () => (store.get() === 'accepted' ? fetchState('accepted', requestId) : Promise.resolve(true)),
    async accept(at) {
      const id = requestId
      await api.acknowledgeEula(at)
      if (requestId !== id) return
      // A response to a check that was sent before is older than the acceptance.
      requestId = {}
      settle('accepted')
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

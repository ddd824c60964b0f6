import { type ApiClient, createStore, type Store } from '@carrier-portal/contract'

export type LicenceState = 'asking' | 'accepted' | 'notAccepted' | 'failed'

export interface Licence {
  readonly store: Store<LicenceState>
  /** Asks once; a failed call is not kept, the next wish asks again (decisions, section 1). */
  ask(): Promise<void>
  /** Asks again behind an accepted licence: a call was refused. */
  doubt(): Promise<void>
  /** Rejects with the call's ApiError. */
  accept(at: Date): Promise<void>
  forget(): void
}

/** Whether the signed-in user has accepted the licence, kept in memory until logout (specification, section 4). */
export function createLicence(api: Pick<ApiClient, 'eulaAcknowledged' | 'acknowledgeEula'>): Licence {
  const store = createStore<LicenceState>('asking')
  let answer: Promise<void> | undefined

  async function fetchAnswer(otherwise: LicenceState, asker: object) {
    const next = await api.eulaAcknowledged().then(readAnswer, () => otherwise)
    if (current === asker) store.set(next)
  }

  /** Another one after each `forget`: an answer for the user before is not taken. */
  let current = {}

  function ask() {
    if (store.get() === 'failed') {
      answer = undefined
      store.set('asking')
    }
    answer ??= fetchAnswer('failed', current)
    return answer
  }

  return {
    store,
    ask,
    doubt: () => (store.get() === 'accepted' ? fetchAnswer('accepted', current) : Promise.resolve()),
    async accept(at) {
      await api.acknowledgeEula(at)
      store.set('accepted')
    },
    forget() {
      current = {}
      answer = undefined
      store.set('asking')
    },
  }
}

/** The text 'true' means accepted, anything else not (specification, section 7). */
function readAnswer(text: string): LicenceState {
  return text.trim() === 'true' ? 'accepted' : 'notAccepted'
}

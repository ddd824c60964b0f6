/** @jest-environment @carrier-portal/remote-tools/jest/browserEnvironment */
import { createSessionStore, type SessionStore } from './sessionStore.ts'

const aToken = (carriers: unknown) =>
  `h.${Buffer.from(JSON.stringify({ carriers, exp: 2_000_000_000 })).toString('base64url')}.s`

/** A cookie jar that implements no attribute but removal. */
function aJar() {
  const kept = new Map<string, string>()
  return {
    get cookie() {
      return [...kept].map((pair) => pair.join('=')).join('; ')
    },
    set cookie(text: string) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? []
      if (text.includes('Max-Age=0')) kept.delete(name)
      else kept.set(name, value)
    },
  }
}

const options = (jar = aJar()) => ({ jar, storage: localStorage, now: () => 1_700_000_000_000 })

afterEach(() => localStorage.clear())

test('stores token, name and carriers at sign-in and reads them in the next page', () => {
  const shared = options()
  const store = createSessionStore(shared)
  expect(store.store.get()).toEqual({ state: 'out', reason: 'start' })
  expect(store.signIn(aToken([{ code: 'N', name: 'North' }]), 'dana')).toBe('signedIn')
  expect(localStorage.getItem('carriers')).toBe('[{"code":"N","name":"North"}]')
  expect(createSessionStore(shared).store.get()).toMatchObject({
    state: 'in',
    session: { username: 'dana', carriers: [{ code: 'N' }] },
  })
})

test('expires once for two 401 responses and starts a new epoch for the same user', () => {
  const store = createSessionStore(options())
  store.signIn(aToken([]), 'dana')
  store.expire(store.token())
  store.expire(store.token())
  expect(store.store.get().state).toBe('expired')
  expect(store.signIn(aToken([{ code: 'N' }]), 'dana')).toBe('signedIn')
  expect(store.session.get()).toMatchObject({ username: 'dana', epoch: 2 })
})

test.each([
  ['has expired', (store: SessionStore) => store.expire(store.token())],
  ['has ended', (store: SessionStore) => store.end('idle')],
])('begins no session of a different user in the page whose session %s', (_, end) => {
  const shared = options()
  const store = createSessionStore(shared)
  store.signIn(aToken([]), 'dana')
  end(store)
  const before = store.store.get()
  expect(store.signIn(aToken([{ code: 'N', name: 'North' }]), 'omar')).toBe('otherUser')
  expect([store.store.get(), store.session.get().username, store.token()]).toEqual([before, 'dana', undefined])
  expect(createSessionStore(shared).store.get()).toMatchObject({
    state: 'in',
    session: { username: 'omar', carriers: [{ code: 'N' }] },
  })
})

test('begins no session of a named user in the page of a session without a name, and sends nothing with their token', () => {
  const shared = options()
  shared.jar.cookie = `access_token=${aToken([])}`
  const [here, there] = [createSessionStore(shared), createSessionStore(shared)]
  expect([here.store.get().state, here.token()]).toEqual(['in', aToken([])])
  expect(there.signIn(aToken([{ code: 'N' }]), 'omar')).toBe('otherUser')
  expect([here.token(), here.syncWithOtherTabs()]).toEqual([undefined, 'otherUser'])
})

test('stays expired when the tab is used again, until there is another token', () => {
  const shared = options()
  const store = createSessionStore(shared)
  store.signIn(aToken([]), 'dana')
  store.expire(store.token())
  store.syncWithOtherTabs()
  expect([store.store.get().state, store.session.get().epoch]).toEqual(['expired', 1])
  createSessionStore(shared).signIn(aToken([{ code: 'N' }]), 'dana')
  store.syncWithOtherTabs()
  expect(store.store.get()).toMatchObject({ state: 'in', session: { carriers: [{ code: 'N' }] } })
})

test('ignores a late 401 for a token that was replaced', () => {
  const store = createSessionStore(options())
  store.signIn(aToken([]), 'dana')
  store.expire('an.older.token')
  expect(store.store.get().state).toBe('in')
})

test('clears local storage and both cookies at logout', () => {
  const shared = options()
  const store = createSessionStore(shared)
  store.signIn(aToken([]), 'dana')
  localStorage.setItem('other', 'x')
  store.end('logout')
  expect(store.store.get()).toEqual({ state: 'out', reason: 'logout' })
  expect([shared.jar.cookie, localStorage.length]).toEqual(['session_end=logout', 0])
})

test('follows a logout and the sign-in of a different user in another tab', () => {
  const shared = options()
  const [here, there] = [createSessionStore(shared), createSessionStore(shared)]
  here.signIn(aToken([]), 'dana')
  there.syncWithOtherTabs()
  expect(there.store.get()).toMatchObject({ state: 'in', session: { username: 'dana' } })
  here.end('logout')
  there.syncWithOtherTabs()
  expect(there.store.get()).toEqual({ state: 'out', reason: 'logout' })
  expect(here.signIn(aToken([]), 'omar')).toBe('otherUser')
  expect(there.syncWithOtherTabs()).toBe('otherUser')
  expect(there.store.get()).toEqual({ state: 'out', reason: 'logout' })
})

test('waits where the name is missing beside a token: cookies are cleared or written one after the other', () => {
  const shared = options()
  const [here, there] = [createSessionStore(shared), createSessionStore(shared)]
  here.signIn(aToken([]), 'dana')
  shared.jar.cookie = 'username=; Max-Age=0'
  expect([here.syncWithOtherTabs(), here.store.get().state, here.token()]).toEqual([undefined, 'in', aToken([])])
  here.end('idle')
  shared.jar.cookie = `access_token=${aToken([])}`
  expect([here.syncWithOtherTabs(), here.store.get().state]).toEqual([undefined, 'out'])
  there.signIn(aToken([]), 'dana')
  expect([here.syncWithOtherTabs(), here.store.get().state]).toEqual([undefined, 'in'])
})

test('keeps the carriers in memory when storage throws', () => {
  const broken = {
    ...localStorage,
    getItem: () => {
      throw new DOMException('blocked', 'SecurityError')
    },
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
    clear: () => {
      throw new DOMException('blocked', 'SecurityError')
    },
  }
  const store = createSessionStore({ ...options(), storage: broken })
  store.signIn(aToken([{ code: 'N' }]), 'dana')
  expect(store.session.get().carriers).toEqual([{ code: 'N', name: 'N' }])
  store.end('logout')
  expect(store.store.get().state).toBe('out')
})

/** A storage that can be read and cleared, and not written. */
function fullStorage(): Storage {
  return new Proxy(localStorage, {
    get: (storage, key) => {
      if (key === 'setItem')
        return () => {
          throw new DOMException('full', 'QuotaExceededError')
        }
      const value: unknown = Reflect.get(storage, key)
      return typeof value === 'function' ? value.bind(storage) : value
    },
  })
}

test.each([
  ['idle', 'idle'],
  ['logout', 'start'],
] as const)('a page that is opened after a session ended by %s starts with the reason %s', (reason, expected) => {
  const shared = options()
  const earlier = createSessionStore(shared)
  earlier.signIn(aToken([]), 'dana')
  earlier.end(reason)
  expect(createSessionStore(shared).store.get()).toEqual({ state: 'out', reason: expected })
})

test('leaves the next page no carriers of the user before where storage is full', () => {
  const shared = options()
  createSessionStore(shared).signIn(aToken([{ code: 'N' }]), 'dana')
  const store = createSessionStore({ ...shared, storage: fullStorage() })
  expect(store.signIn(aToken([{ code: 'S' }]), 'omar')).toBe('otherUser')
  expect(createSessionStore(shared).session.get()).toMatchObject({ username: 'omar', carriers: [] })
})

test('removes the carriers of an ended session from a storage that is full', () => {
  const shared = options()
  createSessionStore(shared).signIn(aToken([{ code: 'N' }]), 'omar')
  createSessionStore({ ...shared, storage: fullStorage() }).end('idle')
  expect(localStorage.getItem('carriers')).toBeNull()
})

test.each([
  ['works', localStorage],
  ['is full', fullStorage()],
])('follows a time-out and a logout in another tab when storage %s', (_, storage) => {
  const shared = { ...options(), storage }
  const [here, there] = [createSessionStore(shared), createSessionStore(shared)]
  here.signIn(aToken([]), 'dana')
  there.syncWithOtherTabs()
  here.end('idle')
  there.syncWithOtherTabs()
  expect(there.store.get()).toEqual({ state: 'out', reason: 'idle' })
  here.signIn(aToken([]), 'dana')
  there.syncWithOtherTabs()
  here.end('logout')
  there.syncWithOtherTabs()
  expect(there.store.get()).toEqual({ state: 'out', reason: 'logout' })
})

test.each([
  ['when the tab is used again', true, (store: SessionStore) => store.syncWithOtherTabs()],
  ['when a call gets a 401', true, (store: SessionStore) => store.expire(undefined)],
  ['with the storage', true, clearStorageAndSync],
  ['with the storage after a logout of the time before', false, clearStorageAndSync],
])('signs out after the token cookie disappeared, %s', (_, isFirst, trigger) => {
  const shared = options()
  const store = createSessionStore(shared)
  store.signIn(aToken([{ code: 'N' }]), 'dana')
  if (!isFirst) {
    store.end('logout')
    store.signIn(aToken([{ code: 'N' }]), 'dana')
  }
  shared.jar.cookie = 'access_token=; Max-Age=0'
  trigger(store)
  expect(store.store.get()).toEqual({ state: 'out', reason: 'cookieMissing' })
})

function clearStorageAndSync(store: SessionStore) {
  localStorage.clear()
  store.syncWithOtherTabs()
}

test('follows a logout in a tab that had not noticed the missing cookie', () => {
  const shared = options()
  const [here, there] = [createSessionStore(shared), createSessionStore(shared)]
  here.signIn(aToken([]), 'dana')
  there.syncWithOtherTabs()
  shared.jar.cookie = 'access_token=; Max-Age=0'
  there.syncWithOtherTabs()
  here.end('logout')
  there.syncWithOtherTabs()
  expect(there.store.get()).toEqual({ state: 'out', reason: 'logout' })
})

test('follows a logout at a 401 that arrives before another tab notifies this one', () => {
  const shared = options()
  const [here, there] = [createSessionStore(shared), createSessionStore(shared)]
  here.signIn(aToken([]), 'dana')
  there.syncWithOtherTabs()
  here.end('logout')
  there.expire(undefined)
  expect(there.store.get()).toEqual({ state: 'out', reason: 'logout' })
})

test.each(['', 'a token', '"quoted"', '{}'])('rejects the unusable token %j and keeps no cookie', (token) => {
  const shared = options()
  const store = createSessionStore(shared)
  expect(store.signIn(token, 'dana')).toBe('unusableToken')
  expect([store.store.get().state, shared.jar.cookie]).toEqual(['out', ''])
})

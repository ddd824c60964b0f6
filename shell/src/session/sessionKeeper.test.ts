import { createSessionKeeper } from './sessionKeeper.ts'

const aToken = (carriers: unknown) =>
  `h.${Buffer.from(JSON.stringify({ carriers, exp: 2_000_000_000 })).toString('base64url')}.s`

/** A jar that knows nothing of attributes but removal. */
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

const places = (jar = aJar()) => ({ jar, storage: localStorage, now: () => 1_700_000_000_000 })

afterEach(() => localStorage.clear())

test('a sign-in keeps token, name and carriers; the next page finds them', () => {
  const shared = places()
  const keeper = createSessionKeeper(shared)
  expect(keeper.store.get()).toEqual({ state: 'out', because: 'start' })
  expect(keeper.signIn(aToken([{ code: 'N', name: 'North' }]), 'dana')).toBe('newUser')
  expect(localStorage.getItem('carriers')).toBe('[{"code":"N","name":"North"}]')
  expect(createSessionKeeper(shared).store.get()).toMatchObject({
    state: 'in',
    session: { username: 'dana', carriers: [{ code: 'N' }] },
  })
})

test('a 401 expires the session once; the same user goes on under a new epoch', () => {
  const keeper = createSessionKeeper(places())
  keeper.signIn(aToken([]), 'dana')
  keeper.expire(keeper.token())
  keeper.expire(keeper.token())
  expect(keeper.store.get().state).toBe('expired')
  expect(keeper.signIn(aToken([{ code: 'N' }]), 'dana')).toBe('sameUser')
  expect(keeper.session.get()).toMatchObject({ username: 'dana', epoch: 2 })
})

test('another user after an expired session is told apart', () => {
  const keeper = createSessionKeeper(places())
  keeper.signIn(aToken([]), 'dana')
  keeper.expire(keeper.token())
  expect(keeper.signIn(aToken([]), 'omar')).toBe('newUser')
})

test('a late 401 of a token that was replaced says nothing', () => {
  const keeper = createSessionKeeper(places())
  keeper.signIn(aToken([]), 'dana')
  keeper.expire('an.older.token')
  expect(keeper.store.get().state).toBe('in')
})

test('the end clears local storage and both cookies', () => {
  const shared = places()
  const keeper = createSessionKeeper(shared)
  keeper.signIn(aToken([]), 'dana')
  localStorage.setItem('other', 'x')
  keeper.end('idle')
  expect(keeper.store.get()).toEqual({ state: 'out', because: 'idle' })
  expect([shared.jar.cookie, localStorage.length]).toEqual(['', 0])
})

test('a tab follows another: signed out there, then signed in there as somebody else', () => {
  const shared = places()
  const [here, there] = [createSessionKeeper(shared), createSessionKeeper(shared)]
  here.signIn(aToken([]), 'dana')
  there.follow('logout')
  expect(there.store.get()).toMatchObject({ state: 'in', session: { username: 'dana' } })
  here.end('logout')
  there.follow('logout')
  expect(there.store.get()).toEqual({ state: 'out', because: 'logout' })
  here.signIn(aToken([]), 'omar')
  there.follow('logout')
  expect(there.store.get()).toMatchObject({ state: 'in', session: { username: 'omar' } })
})

test('storage that throws costs nothing but the stored carriers', () => {
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
  const keeper = createSessionKeeper({ ...places(), storage: broken })
  keeper.signIn(aToken([{ code: 'N' }]), 'dana')
  expect(keeper.session.get().carriers).toEqual([{ code: 'N', name: 'N' }])
  keeper.end('logout')
  expect(keeper.store.get().state).toBe('out')
})

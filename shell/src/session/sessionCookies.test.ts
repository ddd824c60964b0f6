import fc from 'fast-check'
import type { CookieDocument } from './cookieAttributes.ts'
import {
  isUsableToken,
  parseToken,
  readSessionEnd,
  readToken,
  readUsername,
  readXsrfToken,
  removeSession,
  writeSession,
} from './sessionCookies.ts'

/** A jar that keeps what is written, like a browser that accepts everything. */
function aJar(initial = ''): CookieDocument & { written: string[] } {
  const kept = new Map(
    initial === '' ? [] : initial.split('; ').map((pair) => pair.split(/=(.*)/s) as [string, string]),
  )
  const written: string[] = []
  return {
    written,
    get cookie() {
      return [...kept].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      written.push(text)
      const [pair = '', ...attributes] = text.split('; ')
      const [name = '', value = ''] = pair.split(/=(.*)/s)
      if (attributes.includes('Max-Age=0')) kept.delete(name)
      else kept.set(name, value)
    },
  }
}

test.each([
  ['as it is written', '%22abc.def.ghi%22', 'abc.def.ghi'],
  ['JSON text, not encoded', '"abc.def.ghi"', 'abc.def.ghi'],
  ['raw', 'abc.def.ghi', 'abc.def.ghi'],
  ['empty', '', undefined],
  ['an empty text', '%22%22', undefined],
  ['a number', '12', undefined],
  ['a list', '%5B%22a%22%5D', undefined],
  ['null', 'null', undefined],
  ['half JSON', '%7B%22a', undefined],
  ['a broken escape', '%zz', '%zz'],
  ['every allowed character', "!#$&'()*+-./09:<=>?@AZ^_`az|~", "!#$&'()*+-./09:<=>?@AZ^_`az|~"],
])('reads a token cookie %s', (_, raw, token) => {
  expect(parseToken(raw)).toBe(token)
})

test.each([' ', '\t', '\x7f', 'ñ', '"', '{', '}', '[', ']', ',', ';', '\\'])(
  'rejects a token with the character %j at its start, inside or at its end',
  (character) => {
    expect([`${character}ab`, `a${character}b`, `ab${character}`].map(isUsableToken)).toEqual([false, false, false])
  },
)

test('accepts the token of a sign-in, and rejects one that is read back as another value', () => {
  expect(['a.b.c', '12', ''].map(isUsableToken)).toEqual([true, true, false])
})

test('reads neither token, username nor anti-forgery token from other cookies', () => {
  const jar = aJar('search_filters=x')
  expect([readToken(jar), readUsername(jar), readXsrfToken(jar)]).toEqual([undefined, undefined, undefined])
  expect(jar.written).toEqual([])
  expect(readXsrfToken(aJar('XSRF-TOKEN='))).toBeUndefined()
})

test('reads any text without an error and removes an unreadable cookie', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const jar = aJar(`access_token=${text.replaceAll(';', '')}`)
      const token = readToken(jar)
      expect(token === undefined ? jar.cookie.includes('access_token') : true).toBe(token !== undefined)
    }),
    { numRuns: 1000 },
  )
})

test('writes both cookies with their attributes, reads and removes them', () => {
  const jar = aJar('search_filters=x; XSRF-TOKEN=a%3Db')
  expect(writeSession(jar, 'a.b.c', 'dana', 3600)).toBe('written')
  expect(jar.written).toEqual([
    'access_token=%22a.b.c%22; Max-Age=3600; Path=/; SameSite=Strict; Secure',
    'username=dana; Max-Age=3600; Path=/; SameSite=Strict; Secure',
    'session_end=; Max-Age=0; Path=/; SameSite=Strict; Secure',
  ])
  expect([readToken(jar), readUsername(jar), readXsrfToken(jar)]).toEqual(['a.b.c', 'dana', 'a=b'])
  removeSession(jar, 'idle')
  expect(jar.cookie).toBe('search_filters=x; XSRF-TOKEN=a%3Db; session_end=idle')
  // Another tab that misses the token finds the reason.
  expect(jar.written[3]).toBe('session_end=idle; Path=/; SameSite=Strict; Secure')
})

test('reports a browser that stores no cookies', () => {
  expect(
    writeSession(
      Object.freeze({
        get cookie() {
          return ''
        },
        set cookie(_: string) {},
      }),
      'a.b.c',
      'dana',
      60,
    ),
  ).toBe('cookiesBlocked')
})

test.each([
  ['session_end=logout', 'logout'],
  ['session_end=idle', 'idle'],
  ['session_end=rejected', 'rejected'],
  ['session_end=x', 'cookieMissing'],
  ['search_filters=x', 'cookieMissing'],
])('reads from the cookies %j why the session ended: %s', (cookies, reason) => {
  expect(readSessionEnd(aJar(cookies))).toBe(reason)
})

test.each([
  ['plain', 'dana', 'dana'],
  ['JSON text', '%22dana%20b%22', 'dana b'],
  ['digits', '1234', '1234'],
  ['JSON text of spaces', '%22%20%22', '" "'],
  ['empty', '', undefined],
])('reads a username cookie, %s', (_, raw, name) => {
  expect(readUsername(aJar(`username=${raw}`))).toBe(name)
})

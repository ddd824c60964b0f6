import { type CookieDocument, cookieAttributes } from './cookieAttributes.ts'
import { jsonValue } from './jsonValue.ts'

/** A user is signed in while this cookie exists. */
export const TOKEN_COOKIE = 'access_token'
const USERNAME = 'username'
const SESSION_END = 'session_end'
const XSRF = 'XSRF-TOKEN'

/** Why a session ended. 'rejected': the backend rejected the token; 'cookieMissing': the token cookie disappeared. */
export type SessionEnd = 'logout' | 'idle' | 'rejected' | 'cookieMissing'

/** The access token, or undefined when there is none. An unreadable cookie is removed. */
export function readToken(jar: CookieDocument): string | undefined {
  const raw = readCookie(jar, TOKEN_COOKIE)
  if (raw === undefined) return undefined
  const token = parseToken(raw)
  if (token === undefined) removeCookie(jar, TOKEN_COOKIE)
  return token
}

/** The username, stored as plain or JSON text. */
export function readUsername(jar: CookieDocument): string | undefined {
  const raw = readCookie(jar, USERNAME)
  if (raw === undefined) return undefined
  const name = jsonValue(decode(raw)) ?? decode(raw)
  return typeof name === 'string' && name.trim() !== '' ? name : decode(raw) || undefined
}

/** The anti-forgery token that the backend set. */
export function readXsrfToken(jar: CookieDocument): string | undefined {
  const raw = readCookie(jar, XSRF)
  return raw ? decode(raw) : undefined
}

/** Whether a token can be stored in the cookie and read back. */
export function isUsableToken(token: string): boolean {
  return parseToken(encodeURIComponent(JSON.stringify(token))) === token
}

/** Browsers refuse a cookie whose name and value are longer, silently. */
const MOST_BYTES = 4_096

/** What became of the cookies of a sign-in. */
export type WriteResult = 'written' | 'cookiesBlocked' | 'tokenTooLarge'

/** Writes both cookies and forgets the end of the previous session. Where the token is not stored, nothing else changes. */
export function writeSession(jar: CookieDocument, token: string, username: string, maxAgeSeconds: number): WriteResult {
  const lifetime = `Max-Age=${maxAgeSeconds}; ${cookieAttributes(jar)}`
  const pair = `${TOKEN_COOKIE}=${encodeURIComponent(JSON.stringify(token))}`
  jar.cookie = `${pair}; ${lifetime}`
  if (readToken(jar) !== token) return pair.length > MOST_BYTES ? 'tokenTooLarge' : 'cookiesBlocked'
  jar.cookie = `${USERNAME}=${encodeURIComponent(username)}; ${lifetime}`
  removeCookie(jar, SESSION_END)
  return 'written'
}

/**
 * Removes both cookies. The reason stays in a cookie until the next sign-in, for the other tabs and for pages in the
 * back/forward cache. It is written first, so that whoever misses the token finds it.
 */
export function removeSession(jar: CookieDocument, reason: SessionEnd): void {
  jar.cookie = `${SESSION_END}=${reason}; ${cookieAttributes(jar)}`
  removeCookie(jar, TOKEN_COOKIE)
  removeCookie(jar, USERNAME)
}

/** Why the session ended whose token is missing. Without a stored reason the cookie lapsed or was cleared by the browser. */
export function readSessionEnd(jar: CookieDocument): SessionEnd {
  const stored = readCookie(jar, SESSION_END)
  return stored === 'logout' || stored === 'idle' || stored === 'rejected' ? stored : 'cookieMissing'
}

/** The token in a cookie's raw value: JSON text in URI encoding, or the raw text where it could be a token. */
export function parseToken(raw: string): string | undefined {
  const text = decode(raw)
  const parsed = jsonValue(text)
  const token = parsed === undefined ? text : parsed
  // Visible ASCII without the characters of JSON and of cookies.
  return typeof token === 'string' && /^[!#-+\--:<-Z^-z|~]+$/.test(token) ? token : undefined
}

function readCookie(jar: CookieDocument, name: string): string | undefined {
  const start = `${name}=`
  return jar.cookie
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(start))
    ?.slice(start.length)
}

function removeCookie(jar: CookieDocument, name: string): void {
  jar.cookie = `${name}=; Max-Age=0; ${cookieAttributes(jar)}`
}

function decode(raw: string): string {
  try {
    return decodeURIComponent(raw)
  } catch {
    return raw
  }
}

import { type Cookie, expect, type Page } from '@playwright/test'
import { createSessionStore } from '../../shell/src/session/sessionStore.ts'
import { password, signedInMark } from './steps.ts'

interface OpenSession {
  readonly token: string
  /** What the backend's sign-in set: the anti-forgery cookie. */
  readonly cookies: readonly Cookie[]
}

/** The last session of each user in this worker. Each new one costs the backend a password hash, 0.13 s of processor time. */
const sessions = new Map<string, OpenSession>()

/**
 * Opens a screen of the portal with an open session of the user, without the sign-in form: the one of an earlier journey
 * if no journey has ended it. Only a sign-in by the form derives the key of what is kept on the device, so journeys about
 * drafts and unsent saves use `signIn`.
 */
export async function openSignedIn(page: Page, username: string, path = '/'): Promise<void> {
  const { token, origin } = await sessionOf(page, username)
  const { cookies, entries } = storedBySignIn(token, username)
  await page.context().addCookies(cookies.map(([name, value]) => ({ name, value, url: origin, sameSite: 'Strict' })))
  await page.addInitScript(
    ({ cookie, stored }) => {
      // A logout removes the cookie, and then nothing may be stored again.
      if (document.cookie.includes(cookie)) for (const [key, value] of stored) localStorage.setItem(key, value)
    },
    { cookie: encodeURIComponent(token), stored: entries },
  )
  await page.goto(path)
  await expect(signedInMark(page)).toBeVisible()
}

/** The session, whose cookies the page has from now on, and the portal's origin. */
async function sessionOf(page: Page, username: string): Promise<{ readonly token: string; readonly origin: string }> {
  const known = sessions.get(username)
  if (known) {
    const headers = { Authorization: `Bearer ${known.token}` }
    const response = await page.request.get('/api/orders/item-types', { headers })
    if (response.ok()) {
      await page.context().addCookies(known.cookies)
      return { token: known.token, origin: new URL(response.url()).origin }
    }
  }
  const response = await page.request.post('/api/account/login', { data: { username, password } })
  expect(response.status(), `sign-in of ${username}`).toBe(200)
  const { token } = (await response.json()) as { token: string }
  sessions.set(username, { token, cookies: await page.context().cookies() })
  return { token, origin: new URL(response.url()).origin }
}

/** The cookies and the entries of the local storage that the portal's own code writes at a sign-in. */
function storedBySignIn(token: string, username: string) {
  const cookies = new Map<string, string>()
  const entries = new Map<string, string>()
  const jar = {
    location: { protocol: 'http:', hostname: 'localhost' },
    get cookie() {
      return [...cookies].map((pair) => pair.join('=')).join('; ')
    },
    set cookie(text: string) {
      const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(text) ?? []
      cookies.set(name, value)
    },
  }
  const storage: Storage = {
    length: 0,
    key: () => null,
    clear: () => entries.clear(),
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }
  createSessionStore({ jar, storage, now: Date.now }).signIn(token, username)
  return { cookies: [...cookies], entries: [...entries] }
}

import { expect, type Page } from '@playwright/test'
import { createSessionStore } from '../../shell/src/session/sessionStore.ts'
import { password, signedInMark } from './steps.ts'

/**
 * Opens a screen of the portal with a new session of the user, without the sign-in form. Only a sign-in by the form
 * derives the key of what is kept on the device, so journeys about drafts and unsent saves use `signIn`.
 */
export async function openSignedIn(page: Page, username: string, path = '/'): Promise<void> {
  const response = await page.request.post('/api/account/login', { data: { username, password } })
  expect(response.status(), `sign-in of ${username}`).toBe(200)
  const { token } = (await response.json()) as { token: string }
  const { cookies, entries } = storedBySignIn(token, username)
  const { origin } = new URL(response.url())
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

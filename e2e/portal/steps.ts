import { expect, type Locator, type Page } from '@playwright/test'

/** The password of every demo account. */
export const password = 'courier-demo-2026'

/** Fills in and submits the visible sign-in form. */
export async function fillSignIn(page: Page, username: string, secret = password) {
  await page.getByRole('textbox', { name: 'Username' }).fill(username)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Login' }).click()
}

/** Signs in at the portal and waits for the signed-in navigation. */
export async function signIn(page: Page, username: string, path = '/') {
  await page.goto(path)
  await fillSignIn(page, username)
  await signedInMark(page).waitFor()
}

/** Signs in after another user's session: the portal opens a new page, so that nothing of the earlier user is left in it. */
export async function signInAfterOther(page: Page, username: string) {
  const opened = page.waitForEvent('load')
  await fillSignIn(page, username)
  await opened
}

/** What every signed-in screen shows, on a desk or on a phone. */
export function signedInMark(page: Page): Locator {
  return page.getByRole('button', { name: 'Log Out' }).or(page.getByRole('button', { name: 'Menu' }))
}

/** Navigates without a page load, as Back and Forward do. */
export async function navigateWithoutLoad(page: Page, address: string) {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}

/** The count shown in "Orders Found". */
export async function ordersFound(page: Page): Promise<number> {
  const text = await page.getByTestId('orders-found').textContent()
  return Number(/\d[\d,]*/.exec(text ?? '')?.[0].replaceAll(',', ''))
}

/** The heading and the navigation link of a list. */
export type ListTitle = 'Available Orders' | 'Accepted Orders' | 'Order History'

/** Opens a list by its navigation link and waits until it has loaded. */
export async function openList(page: Page, name: ListTitle) {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByTestId('orders-found')).toBeVisible()
}

/** The work order number that a card shows. */
export async function numberOf(card: Locator): Promise<string> {
  const name = (await card.getAttribute('aria-label')) ?? (await card.textContent()) ?? ''
  const number = name.match(/[A-Z]+-?\d[\w-]*|\d{4,}/)?.[0]
  if (!number) throw new Error('The card names no order')
  return number
}

/** The cards of the list's page. Those below the window, and the page links after them, are drawn after those in view. */
export async function cardsOfPage(page: Page) {
  await expect(page.getByRole('navigation', { name: 'Orders pages, bottom' })).toBeVisible()
  return page.getByRole('article').all()
}

/** The first order card and its work order number. */
export async function firstOrder(page: Page) {
  const first = page.getByRole('article').first()
  await expect(first).toBeVisible()
  const number = await numberOf(first)
  return { card: page.getByRole('article', { name: `Order ${number}`, exact: true }), number }
}

/**
 * Sends the keys of a USB scanner, which ends each code with Enter. No key waits until the page has handled the one before;
 * their times are a millisecond apart, however slowly a busy machine delivers them.
 */
export async function scanWithoutPause(page: Page, codes: readonly string[]): Promise<void> {
  const keyboard = await page.context().newCDPSession(page)
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' }
  const keys = codes.flatMap((code) => [...[...code].map((key) => ({ key, text: key })), enter])
  const begun = (Date.now() - keys.length) / 1000
  await Promise.all(
    keys.map((key, index) =>
      keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key, timestamp: begun + index / 1000 }),
    ),
  )
  await keyboard.detach()
}

import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { continueSession } from '../portal/continueSession.ts'
import { fillAndStore, storedRecords } from '../portal/drafts.ts'
import { fetchStoredOrder, firstOrderWithPatient, openEditor, todayAt } from '../portal/editor.ts'
import { filesContaining, showingPage, startOnProfile } from '../portal/profileBrowser.ts'
import { signIn } from '../portal/steps.ts'
import { test as base, expect } from '../portal/test.ts'

const PLAIN = 'Written for Vera Lindqvist'
const typed = { comments: 'Left with Nora Kessler', signature: 'Tobias Quandt', barcode: 'KB-998170-X' }

const test = base.extend<{ profile: string; start: () => ReturnType<typeof startOnProfile> }>({
  profile: async ({ browserName: _browser }, use) => use(await mkdtemp(join(tmpdir(), 'profile-'))),
  start: async ({ profile }, use) => {
    const started: Awaited<ReturnType<typeof startOnProfile>>[] = []
    await use(async () => {
      const browser = await startOnProfile(profile)
      started.push(browser)
      return browser
    })
    for (const browser of started) await browser.kill()
  },
})

/** Records the addresses and the console of a page. */
function recordShown(page: Page): string[] {
  const shown: string[] = []
  page.on('framenavigated', (frame) => shown.push(decodeURI(frame.url())))
  page.on('console', (message) => shown.push(message.text()))
  return shown
}

/** Stores a text unencrypted, as a fault of the portal would. */
function storePlainly(page: Page, text: string): Promise<void> {
  return page.evaluate(
    (plain) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('plain')
        opening.onupgradeneeded = () => opening.result.createObjectStore('texts', { autoIncrement: true }).add(plain)
        opening.onsuccess = () => resolve()
        opening.onerror = () => reject(opening.error)
      }),
    text,
  )
}

test('offers what was typed before the browser was killed, sends a save of a killed browser once after the next sign-in, and writes nothing of either or of the patient in clear text to disk, address, title or console', async ({
  portal,
  profile,
  start,
}) => {
  const first = await start()
  const shown = recordShown(first.page)
  // A phone also keeps copies of the list and of its orders.
  await first.page.setViewportSize({ width: 390, height: 844 })
  await signIn(first.page, 'dana', `${portal.address}/accepted-orders`)
  const { card, number, patientName } = await firstOrderWithPatient(first.page)
  const editor = await openEditor(first.page, card, number)
  const secrets = [...Object.values(typed), patientName]
  // An added item: those that represent several have no barcode to type into.
  await editor.getByRole('button', { name: 'Add Item' }).click()
  const barcode = editor.getByRole('textbox', { name: /^Item \d+ barcode$/ }).last()
  const item = (await barcode.getAttribute('aria-label'))?.replace(' barcode', '')
  await editor.getByLabel(`${item} type`, { exact: true }).selectOption({ index: 1 })
  await fillAndStore(first.page, editor.getByRole('textbox', { name: 'Pickup Signature' }), typed.signature)
  await fillAndStore(first.page, barcode, typed.barcode)
  await fillAndStore(first.page, editor.getByRole('textbox', { name: 'OC Comments' }), typed.comments)
  await expect.poll(async () => (await storedRecords(first.page)).copies).toBe(2)
  await storePlainly(first.page, PLAIN)
  shown.push(await first.page.title())
  await first.kill()
  expect(await filesContaining(profile, [PLAIN])).not.toEqual([])
  expect(await filesContaining(profile, secrets)).toEqual([])

  const second = await start()
  const shownAgain = recordShown(second.page)
  await continueSession(second.page, portal.address, 'dana')
  const sameCard = second.page.getByRole('article', { name: `Order ${number}`, exact: true })
  const again = await openEditor(second.page, sameCard, number)
  await again.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(again.getByRole('textbox', { name: 'OC Comments' })).toHaveValue(typed.comments)
  await expect(again.getByRole('textbox', { name: 'Pickup Signature' })).toHaveValue(typed.signature)
  await expect(again.getByLabel(`${item} barcode`, { exact: true })).toHaveValue(typed.barcode)
  // A signature requires the times of its stop.
  await again.getByLabel('Time for all items').fill(todayAt('08:05'))
  await again.getByRole('button', { name: 'Set Pickup Times' }).click()
  await second.page.context().setOffline(true)
  await again.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(second.page.getByText('Saved on this device. It will be sent when you are online.')).toBeVisible()
  shownAgain.push(await second.page.title())
  await second.kill()
  expect(await filesContaining(profile, secrets)).toEqual([])
  expect([...shown, ...shownAgain].filter((text) => secrets.some((secret) => text.includes(secret)))).toEqual([])

  const third = await start()
  const sends: string[] = []
  third.page.on('request', (request) => {
    if (request.url().endsWith('/api/orders/line-item-update')) sends.push(request.url())
  })
  await continueSession(third.page, portal.address, 'dana')
  const storedComments = expect.poll(async () => (await fetchStoredOrder(third.page, number)).ocComments, {
    timeout: 20_000,
  })
  await showingPage(third.page, storedComments.toBe(typed.comments))
  await expect(third.page.getByRole('button', { name: /waiting to send/ })).toBeHidden()
  expect(sends).toHaveLength(1)
})

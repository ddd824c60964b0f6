import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { continueSession } from '../portal/continueSession.ts'
import { fillAndStore } from '../portal/drafts.ts'
import { fetchStoredOrder, openEditor } from '../portal/editor.ts'
import { filesContaining, startOnProfile } from '../portal/profileBrowser.ts'
import { firstOrder, openList, signIn } from '../portal/steps.ts'
import { test as base, expect } from '../portal/test.ts'

const typed = { comments: 'Left with Nora Kessler', signature: 'Tobias Quandt', barcode: 'KB-998170-X' }

const test = base.extend<{ profile: string }>({
  profile: async ({ browserName: _browser }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'profile-'))
    await use(folder)
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  },
})

/** Starts a browser on the profile and opens the editor of the first accepted order. */
async function startEditing(profile: string, address: string) {
  const browser = await startOnProfile(profile)
  const { page } = browser
  await signIn(page, 'dana', `${address}/`)
  await openList(page, 'Accepted Orders')
  const { card, number } = await firstOrder(page)
  const editor = await openEditor(page, card, number)
  return { ...browser, number, editor }
}

/** Starts the browser again on the profile of the killed one. */
async function restart(profile: string, address: string) {
  const browser = await startOnProfile(profile)
  await continueSession(browser.page, address, 'dana')
  return browser
}

test('offers what was typed before the browser was killed, and writes nothing of it in clear text to the disk', async ({
  portal,
  profile,
}) => {
  const { page, kill, number, editor } = await startEditing(profile, portal.address)
  const { patientName } = await fetchStoredOrder(page, number)
  await fillAndStore(page, editor.getByRole('textbox', { name: 'Pickup Signature' }), typed.signature)
  await fillAndStore(page, editor.getByLabel('Item 1 barcode', { exact: true }), typed.barcode)
  await fillAndStore(page, editor.getByRole('textbox', { name: 'OC Comments' }), typed.comments)
  await kill()
  const secrets = [...Object.values(typed), ...(patientName ? [patientName] : [])]
  expect(await filesContaining(profile, secrets)).toEqual([])

  const next = await restart(profile, portal.address)
  const card = next.page.getByRole('article', { name: `Order ${number}`, exact: true })
  const again = await openEditor(next.page, card, number)
  await again.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(again.getByRole('textbox', { name: 'OC Comments' })).toHaveValue(typed.comments)
  await expect(again.getByRole('textbox', { name: 'Pickup Signature' })).toHaveValue(typed.signature)
  await expect(again.getByLabel('Item 1 barcode', { exact: true })).toHaveValue(typed.barcode)
  await next.kill()
})

test('sends a save of a killed browser once after the next sign-in, and keeps it encrypted until then', async ({
  portal,
  profile,
}) => {
  const { page, kill, number, editor } = await startEditing(profile, portal.address)
  await editor.getByRole('textbox', { name: 'OC Comments' }).fill(typed.comments)
  await page.context().setOffline(true)
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved on this device. It will be sent when you are online.')).toBeVisible()
  await kill()
  expect(await filesContaining(profile, [typed.comments])).toEqual([])

  const next = await startOnProfile(profile)
  const sends: string[] = []
  next.page.on('request', (request) => {
    if (request.url().endsWith('/api/orders/line-item-update')) sends.push(request.url())
  })
  await continueSession(next.page, portal.address, 'dana')
  await expect
    .poll(async () => (await fetchStoredOrder(next.page, number)).ocComments, { timeout: 20_000 })
    .toBe(typed.comments)
  await expect(next.page.getByRole('button', { name: /waiting to send/ })).toBeHidden()
  expect(sends).toHaveLength(1)
  await next.kill()
})

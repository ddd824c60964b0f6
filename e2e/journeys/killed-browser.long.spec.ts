import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { continueSession } from '../portal/continueSession.ts'
import { fillAndStore } from '../portal/drafts.ts'
import { fetchStoredOrder, openEditor, todayAt } from '../portal/editor.ts'
import { filesContaining, showingPage, startOnProfile } from '../portal/profileBrowser.ts'
import { firstOrder, openList, signIn } from '../portal/steps.ts'
import { test as base, expect } from '../portal/test.ts'

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

// Three starts of a whole browser, each with a sign-in.
test.setTimeout(120_000)

test('offers what was typed before the browser was killed, sends a save of a killed browser once after the next sign-in, and writes nothing of either in clear text to the disk', async ({
  portal,
  profile,
  start,
}) => {
  const first = await start()
  await signIn(first.page, 'dana', `${portal.address}/`)
  await openList(first.page, 'Accepted Orders')
  const { card, number } = await firstOrder(first.page)
  const editor = await openEditor(first.page, card, number)
  const { patientName } = await fetchStoredOrder(first.page, number)
  const secrets = [...Object.values(typed), ...(patientName ? [patientName] : [])]
  await fillAndStore(first.page, editor.getByRole('textbox', { name: 'Pickup Signature' }), typed.signature)
  await fillAndStore(first.page, editor.getByLabel('Item 1 barcode', { exact: true }), typed.barcode)
  await fillAndStore(first.page, editor.getByRole('textbox', { name: 'OC Comments' }), typed.comments)
  await first.kill()
  expect(await filesContaining(profile, secrets)).toEqual([])

  const second = await start()
  await continueSession(second.page, portal.address, 'dana')
  const sameCard = second.page.getByRole('article', { name: `Order ${number}`, exact: true })
  const again = await openEditor(second.page, sameCard, number)
  await again.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(again.getByRole('textbox', { name: 'OC Comments' })).toHaveValue(typed.comments)
  await expect(again.getByRole('textbox', { name: 'Pickup Signature' })).toHaveValue(typed.signature)
  await expect(again.getByLabel('Item 1 barcode', { exact: true })).toHaveValue(typed.barcode)
  // A signature requires the times of its stop.
  await again.getByLabel('Time for all items').fill(todayAt('08:05'))
  await again.getByRole('button', { name: 'Set Pickup Times' }).click()
  await second.page.context().setOffline(true)
  await again.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(second.page.getByText('Saved on this device. It will be sent when you are online.')).toBeVisible()
  await second.kill()
  expect(await filesContaining(profile, secrets)).toEqual([])

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

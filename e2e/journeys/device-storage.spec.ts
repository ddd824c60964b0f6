import type { Page } from '@playwright/test'
import { endSessionAtPasswordChange, fillAndStore } from '../portal/drafts.ts'
import { openEditor, openFirstEditor } from '../portal/editor.ts'
import { LONG } from '../portal/long.ts'
import { waitUntilLoadedAhead } from '../portal/offline.ts'
import { openList, password, signIn } from '../portal/steps.ts'
import { expect, test } from '../portal/test.ts'

/** Signs in, waits until drafts can be stored, and opens the editor of the first accepted order. */
async function startEditing(page: Page) {
  await signIn(page, 'dana')
  await openList(page, 'Accepted Orders')
  const { card, number, editor } = await openFirstEditor(page)
  const comments = editor.getByRole('textbox', { name: 'OC Comments' })
  await fillAndStore(page, comments, 'Stored')
  return { card, number, editor, comments }
}

/** From now on the browser refuses to store records, as it does on a full disk. */
async function fillDisk(page: Page) {
  await page.evaluate(() => {
    const put = IDBObjectStore.prototype.put
    IDBObjectStore.prototype.put = function (...values: Parameters<typeof put>) {
      if (this.name === 'records') throw new DOMException('The disk is full.', 'QuotaExceededError')
      return put.apply(this, values)
    }
  })
}

/** The kinds of the browser's own questions, which are all confirmed. */
function listenToQuestions(page: Page) {
  const questions: string[] = []
  page.on('dialog', (dialog) => {
    questions.push(dialog.type())
    void dialog.accept()
  })
  return questions
}

test(
  'says on a full disk that a save is not kept, and requires a confirmation before the page with the closed form is left',
  LONG,
  async ({ page }) => {
    const questions = listenToQuestions(page)
    const { card, number, editor, comments } = await startEditing(page)
    await fillDisk(page)
    await comments.fill('Only in this page')
    await page.context().setOffline(true)
    const line = page
      .getByRole('status')
      .filter({ hasText: 'kept in this page only. Keep it open until you are online and have saved:' })
    await expect(line.getByText(`Open ${number}`)).toBeVisible()
    await editor.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(editor.getByRole('alert')).toContainText('this save cannot wait on this device')
    await page.context().setOffline(false)
    await expect(editor.getByRole('alert')).toBeHidden()

    await page.keyboard.press('Escape')
    await expect(editor).toBeHidden()
    const again = await openEditor(page, card, number)
    await again.getByRole('button', { name: 'Restore', exact: true }).click()
    await expect(again.getByRole('textbox', { name: 'OC Comments' })).toHaveValue('Only in this page')
    await page.keyboard.press('Escape')
    await page.reload()
    expect(questions).toEqual(['beforeunload'])
  },
)

test('keeps a save without a network after the browser deleted the database', async ({ page }) => {
  const { number, editor, comments } = await startEditing(page)
  await page.evaluate(
    () =>
      new Promise((deleted, failed) => {
        const deletion = indexedDB.deleteDatabase('carrier-portal')
        deletion.onsuccess = deleted
        deletion.onerror = failed
      }),
  )
  await comments.fill('After the deletion')
  await waitUntilLoadedAhead(page)
  await page.context().setOffline(true)
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved on this device. It will be sent when you are online.')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText(`${number} updated successfully!`)).toBeVisible()
})

test('says until it is dismissed which unsent save an earlier password encrypted', LONG, async ({ page }) => {
  const { number, editor, comments } = await startEditing(page)
  await page.context().setOffline(true)
  await comments.fill('Encrypted with the earlier password')
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: '1 waiting to send' })).toBeVisible()
  await endSessionAtPasswordChange(page)
  await signIn(page, 'dana')

  const notice = page.getByRole('status').filter({ hasText: 'a save that was waiting to be sent cannot be read' })
  await expect(notice).toBeInViewport({ ratio: 1 })
  await test.step('begins within a window that is lower than the notice', async () => {
    const desk = page.viewportSize()
    await page.setViewportSize({ width: 320, height: 568 })
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await expect.poll(async () => (await notice.boundingBox())?.y).toBeGreaterThan(0)
    if (desk) await page.setViewportSize(desk)
  })
  await page.reload()
  await notice.getByRole('button', { name: 'Dismiss' }).click()
  await expect(notice).toBeHidden()
  await page.reload()
  await openList(page, 'Accepted Orders')
  await expect(page.getByRole('article').filter({ hasText: number })).toBeVisible()
  await expect(notice).toBeHidden()
})

test('says that cookies are needed in a browser that blocks cookies and storage', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    }
    Object.defineProperties(window, { localStorage: refuse, sessionStorage: refuse })
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined })
  })
  await page.goto('/')
  await page.getByRole('textbox', { name: 'Username' }).fill('dana')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Cookies are needed to sign in.')).toBeVisible()
})

test('says that a token which no cookie can hold is too large, and not that cookies are needed', async ({ page }) => {
  await page.route('**/api/account/login', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { token: `h.${'x'.repeat(4_100)}.s`, username: 'dana' } })
  })
  await page.goto('/')
  await page.getByRole('textbox', { name: 'Username' }).fill('dana')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('alert')).toContainText('too large for a cookie (4 KB)')
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'username' }))
})

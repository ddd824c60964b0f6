import { expectAccessible } from '../portal/axe.ts'
import { expectDocument } from '../portal/documents.ts'
import { holdRequests } from '../portal/holdRequests.ts'
import { recordedShifts, recordShifts } from '../portal/layoutShifts.ts'
import { inEachLayout } from '../portal/layouts.ts'
import { fillSignIn } from '../portal/steps.ts'
import { expect, test } from '../portal/test.ts'

test('shows the licence until it is accepted and never again', async ({ page }) => {
  await page.goto('/order-history')
  await fillSignIn(page, 'lee')
  await expect(page).toHaveURL(/\/tos$/)
  await expect(page.getByRole('heading', { name: 'End User License Agreement' })).toBeVisible()
  const document = page.getByRole('region', { name: 'License agreement document' })
  await expect(document).toContainText(/licen[cs]e/i)
  const [box, around] = [await document.boundingBox(), await document.locator('..').boundingBox()]
  expect([box?.height, box?.width]).toEqual([500, around?.width])

  await expectDocument(page, 'License agreement document')
  await expectAccessible(page, 'licence')

  await test.step('a phone shows the text in 16 px and within the width of the window, and the pages on demand', async () => {
    const desk = page.viewportSize()
    await page.setViewportSize({ width: 390, height: 844 })
    await expectDocument(page, 'License agreement document')
    const sizes = await document
      .locator('p, h2')
      .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)))
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16)
    expect(await document.evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0)
    await expectAccessible(page, 'licence on a phone')
    await page.getByRole('button', { name: 'Show pages' }).click()
    await expect(document.locator('canvas').first()).toBeVisible()
    await page.getByRole('button', { name: 'Show text' }).click()
    await expect(document.getByRole('heading').first()).toBeVisible()
    await page.setViewportSize(desk ?? { width: 1440, height: 900 })
  })

  for (const path of ['/order/WO-1', '/accepted-orders']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/tos$/)
  }

  const proceed = page.getByRole('button', { name: 'Continue' })
  await expect(proceed).toBeDisabled()
  const acceptance = page.getByRole('checkbox', { name: 'I accept the terms in the License Agreement' })
  await acceptance.check()
  await expect(proceed).toBeEnabled()
  await acceptance.uncheck()
  await expect(proceed).toBeDisabled()
  await acceptance.check()

  await page.route('**/api/account/update-eula-acknowledged', (route) => route.fulfill({ status: 500, body: 'no' }))
  await proceed.click()
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: 'There was a problem accepting the license agreement. Please try again' }),
  ).toBeVisible()
  await page.unroute('**/api/account/update-eula-acknowledged')
  await proceed.click()
  await expect(page).toHaveURL(/\/available-orders$/)

  await test.step('the next page shows the list without waiting for the licence check', async () => {
    const continueCheck = await holdRequests(page, '**/api/account/eula-acknowledged')
    await page.goto('/tos')
    await expect(page).toHaveURL(/\/available-orders$/)
    await expect(page.getByTestId('orders-found')).toBeVisible()
    continueCheck()
  })
})

test('loads an unreadable licence acknowledgement again instead of assuming acceptance', async ({ page }) => {
  await page.route('**/api/account/eula-acknowledged', (route) => route.fulfill({ status: 500, body: 'no' }))
  await page.goto('/login')
  await fillSignIn(page, 'dana')
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await expect(page.getByTestId('orders-found')).toHaveCount(0)
  await expectAccessible(page, 'licence not checked')
  await page.unroute('**/api/account/eula-acknowledged')
  await again.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Available Orders' })).toBeVisible()
})

/** Responses that are no document. */
const unreadable = {
  missing: { status: 404, body: 'no' },
  'an HTML page': { body: '<title>Sign in</title>', contentType: 'text/html' },
  damaged: { body: '%PDF-1.7 and nothing after', contentType: 'application/pdf' },
  empty: { body: '', contentType: 'application/pdf' },
}

const documents = [
  ['/EULA', 'EULA'],
  ['/PrivacyPolicy', 'Privacy Policy'],
  ['/PrivacyPolicyCA', 'Privacy Policy (CA)'],
] as const

/** Runs in the page: marks the text of each status that is rendered. */
function markStatuses() {
  new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('[role="status"]'))
      performance.mark(`status ${textContent}`)
  }).observe(document, { childList: true, subtree: true })
}

test('shows the licence and both privacy policies without a sign-in, with no status for each page', async ({
  page,
}) => {
  // A link that is pressed before the page's code runs loads a new page.
  await page.addInitScript(markStatuses)
  await page.goto('/login')
  for (const [path, title] of documents) {
    await page.getByRole('contentinfo').getByRole('link', { name: title, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
    await expectDocument(page, `${title} document`)
  }
  const marks = await page.evaluate(() => performance.getEntriesByType('mark').map(({ name }) => name))
  expect(marks).toContain('status Loading…')
  expect(marks.filter((mark) => mark.startsWith('status Page'))).toEqual([])
})

test('moves nothing while a document loads, on a desk and on a phone', async ({ page }) => {
  await recordShifts(page)
  await inEachLayout(page, async () => {
    await page.goto('/EULA')
    await expectDocument(page, 'EULA document')
    expect(await recordedShifts(page)).toEqual([])
  })
})

test('reports a document that is missing, an HTML page, damaged or empty as not loaded, on a phone without a choice of pages', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [index, [fault, response]] of Object.entries(unreadable).entries()) {
    const [path, title] = documents[index % documents.length] ?? documents[0]
    await page.route('**/documents/*.pdf', (route) => route.fulfill(response))
    await page.goto(path)
    await expect(page.getByText('There was a problem loading the document'), fault).toBeVisible({ timeout: 15_000 })
    await expect(page.getByRole('button', { name: 'Show pages' })).toHaveCount(0)
    await page.unroute('**/documents/*.pdf')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expectDocument(page, `${title} document`)
  }
})

/** A PDF with one page of text and a script that runs when the document and its page are opened. */
const scripted = (script: string) => `%PDF-1.7
1 0 obj << /Type /Catalog /Pages 2 0 R /OpenAction 3 0 R >> endobj
2 0 obj << /Type /Pages /Kids [4 0 R] /Count 1 >> endobj
3 0 obj << /Type /Action /S /JavaScript /JS (${script}) >> endobj
4 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /AA << /O 3 0 R >> /Contents 5 0 R
  /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >> endobj
5 0 obj << /Length 47 >> stream
BT /F1 24 Tf 72 700 Td (Terms of delivery) Tj ET
endstream endobj
trailer << /Root 1 0 R >>
%%EOF`

test('shows a document with a script, which opens no dialog and changes no page', async ({ page }) => {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    dialog.dismiss()
  })
  const body = scripted("app.alert(1); alert(2); for (const page of [this, top]) page.document.title = 'changed'")
  await page.route('**/documents/EULA.pdf', (route) => route.fulfill({ body }))
  await page.goto('/EULA')
  const document = page.getByRole('region', { name: 'EULA document' })
  await expect(document.locator('canvas')).toBeVisible()
  await expect(document.getByText('Terms of delivery')).toBeVisible()
  await expect(page).toHaveTitle(/EULA/)
  expect(dialogs).toEqual([])
})

test('shows a document in the same page once the script that reads documents can be loaded', async ({ page }) => {
  const frame = page.getByRole('region', { name: 'EULA document' })
  await page.route('**/assets/pdf.worker.*', (route) => route.abort('internetdisconnected'))
  await page.goto('/EULA')
  await expect(frame).toContainText('There was a problem loading the document')
  await page.unroute('**/assets/pdf.worker.*')
  await frame.getByRole('button', { name: 'Try again' }).click()
  await expectDocument(page, 'EULA document')
})

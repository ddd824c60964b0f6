import { expect, type Page } from '@playwright/test'

/**
 * Expects a document to be rendered to its last page. react-pdf renders the structure tree before the text layer that
 * it refers to, so both are checked.
 */
export async function expectDocument(page: Page, name: string) {
  const document = page.getByRole('region', { name })
  await expect(document).toContainText(/\w{4,}/)
  // A narrow window shows the text instead of the pages.
  if ((page.viewportSize()?.width ?? 0) < 600) {
    await expect(document.getByRole('heading').first()).toBeVisible()
    return
  }
  // Without any page the document itself is still loading.
  const isFinished = () =>
    document.locator('.react-pdf__Page').evaluateAll(
      (sheets) =>
        sheets.length > 0 &&
        sheets.every((sheet) => {
          const outline = [...sheet.querySelectorAll('[aria-owns]')].map((part) => part.getAttribute('aria-owns') ?? '')
          return outline.length > 0 && outline.every((id) => sheet.ownerDocument.getElementById(id))
        }),
    )
  await expect.poll(isFinished).toBe(true)
}

import { expect, type Page } from '@playwright/test'

/**
 * Expects a document to be drawn to its last page. The outline that a screen reader follows comes before the words that
 * it names.
 */
export async function expectDocument(page: Page, name: string) {
  const document = page.getByRole('region', { name })
  await expect(document).toContainText(/\w{4,}/)
  const unfinished = () =>
    document.locator('.react-pdf__Page').evaluateAll(
      (sheets) =>
        sheets.filter((sheet) => {
          const outline = [...sheet.querySelectorAll('[aria-owns]')].map((part) => part.getAttribute('aria-owns') ?? '')
          return outline.length === 0 || outline.some((id) => !sheet.ownerDocument.getElementById(id))
        }).length,
    )
  await expect.poll(unfinished).toBe(0)
}

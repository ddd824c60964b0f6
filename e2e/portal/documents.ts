import { expect, type Page } from '@playwright/test'

/**
 * Expects a document to be rendered to its last page. react-pdf renders the structure tree before the text layer that
 * it refers to, so both are checked.
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

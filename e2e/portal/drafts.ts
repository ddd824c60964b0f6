import { expect, type Locator, type Page } from '@playwright/test'

interface StoredRecords {
  readonly count: number
  /** When the newest one was stored, in milliseconds since 1970; 0 without any. */
  readonly newest: number
}

/** The encrypted records that the browser stores for the portal. */
export function storedRecords(page: Page): Promise<StoredRecords> {
  return page.evaluate(readStoredRecords)
}

/** Reads the records in the page. */
export function readStoredRecords(): Promise<StoredRecords> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('carrier-portal')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const database = opening.result
      const reading = database.transaction('records').objectStore('records').getAll()
      reading.onerror = () => reject(reading.error)
      reading.onsuccess = () => {
        database.close()
        const times = reading.result.map(({ savedAt }: { savedAt: number }) => savedAt)
        resolve({ count: times.length, newest: Math.max(0, ...times) })
      }
    }
  })
}

/** Types into a field of a form and waits until the form's draft is stored with it. */
export async function fillAndStore(page: Page, field: Locator, text: string): Promise<void> {
  const before = await page.evaluate(() => Date.now())
  await field.fill(text)
  await expect.poll(async () => (await storedRecords(page)).newest).toBeGreaterThanOrEqual(before)
}

import { expect, type Locator, type Page } from '@playwright/test'

interface StoredRecords {
  /** Of the drafts and unsent saves. */
  readonly ids: readonly string[]
  /** Copies of loaded data. */
  readonly copies: number
  /** When the newest draft or unsent save was stored, in milliseconds since 1970; 0 without any. */
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
        const records: readonly { id: string; savedAt: number; kind: string }[] = reading.result
        const typed = records.filter(({ kind }) => kind !== 'copy')
        resolve({
          ids: typed.map(({ id }) => id),
          copies: records.length - typed.length,
          newest: Math.max(0, ...typed.map(({ savedAt }) => savedAt)),
        })
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

/** Ends the session as if the password had changed meanwhile: the next sign-in derives another key. Goes online again. */
export async function endSessionAtPasswordChange(page: Page): Promise<void> {
  await page.evaluate(changeSalts)
  await page.context().clearCookies({ name: 'access_token' })
  await page.context().setOffline(false)
}

/** Replaces the salts from which the keys of this device are derived, to be run in the page. */
function changeSalts(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('carrier-portal')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const change = opening.result.transaction('keys', 'readwrite')
      change.oncomplete = () => resolve()
      change.onabort = () => reject(change.error)
      const keys = change.objectStore('keys')
      const reading = keys.getAll()
      reading.onsuccess = () => {
        for (const { username } of reading.result)
          keys.put({ username, salt: crypto.getRandomValues(new Uint8Array(16)) })
      }
    }
  })
}

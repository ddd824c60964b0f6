import { NEWER_FUNCTIONS } from '@carrier-portal/build/tooling'
import type { Page } from '@playwright/test'

/** A script that removes what the oldest supported browsers lack, in a page or in a worker. */
const REMOVAL = `for (const [path, names] of Object.entries(${JSON.stringify(NEWER_FUNCTIONS)})) {
  const owner = path.split('.').reduce((parent, name) => parent?.[name], globalThis)
  for (const name of names) if (owner) delete owner[name]
}
for (const name of ['Temporal', 'requestIdleCallback', 'cancelIdleCallback', 'scheduler']) delete globalThis[name]
delete ReadableStream.prototype[Symbol.asyncIterator]
`

/** Gives the page, and the worker that reads documents, the functions of the oldest supported browsers only. */
export async function removeNewerFunctions(page: Page): Promise<void> {
  await page.addInitScript(REMOVAL)
  await page.route('**/assets/pdf.worker.*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: REMOVAL + (await response.text()) })
  })
}

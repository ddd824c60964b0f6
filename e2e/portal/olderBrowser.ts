import type { Page } from '@playwright/test'

/**
 * Functions that Chrome 111, Firefox 115 or Safari 16.4 lack, by their owner. These are the oldest supported browsers
 * (remote-tools/src/rspack/base.ts).
 */
const NEWER_FUNCTIONS = {
  AbortSignal: ['any'],
  Array: ['fromAsync'],
  'ArrayBuffer.prototype': ['transfer', 'transferToFixedLength'],
  Error: ['isError'],
  Iterator: ['from', 'concat'],
  Map: ['groupBy'],
  'Map.prototype': ['getOrInsert', 'getOrInsertComputed'],
  Math: ['sumPrecise', 'f16round'],
  Object: ['groupBy'],
  Promise: ['try', 'withResolvers'],
  RegExp: ['escape'],
  Response: ['json'],
  'Set.prototype': ['difference', 'intersection', 'isDisjointFrom', 'isSubsetOf', 'isSupersetOf', 'union'],
  'String.prototype': ['isWellFormed', 'toWellFormed'],
  URL: ['canParse', 'parse'],
  Uint8Array: ['fromBase64', 'fromHex'],
  'Uint8Array.prototype': ['setFromBase64', 'setFromHex', 'toBase64', 'toHex'],
}

/** A script that removes these functions, in a page or in a worker. */
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

import { OFFLINE_CACHES } from './offlineCaches.ts'

/** The script that the shell's page names (build/src/shell). */
const SCRIPT = /<script src="([^"]+)" defer/

/**
 * Whether the device has the script of a page; true for a page without one. A newer page whose script has not arrived
 * must not replace the stored one: without a network it would stay empty.
 */
export async function hasScript(page: Response): Promise<boolean> {
  const address = SCRIPT.exec(await page.text())?.[1]
  if (address === undefined || (await caches.match(address, { cacheName: OFFLINE_CACHES.files }))) return true
  // A page that was loaded before the worker ran has its script in the HTTP cache.
  const cached = await fetch(address, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => undefined)
  return cached?.ok === true
}

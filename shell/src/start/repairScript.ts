import { OFFLINE_CACHES } from '../worker/offlineCaches.ts'

const REPAIRED_KEY = 'script_repaired'

/**
 * A corrupt stored copy of the page's script would fail its integrity check at each load, because its name allows it to
 * be stored for a year. The script is fetched past all caches and the page loaded again, once for each tab and script.
 */
export function repairScript(page: Window & typeof globalThis): void {
  // Error events of elements do not bubble; a capturing listener on the window receives them.
  page.addEventListener('error', ({ target }) => void repair(page, target), { capture: true })
}

async function repair(page: Window & typeof globalThis, target: EventTarget | null): Promise<void> {
  // Only the script that the page names is deferred; all later ones are loaded by code that handles their failure.
  if (!(target instanceof page.HTMLScriptElement) || !target.defer) return
  try {
    if (page.sessionStorage.getItem(REPAIRED_KEY) === target.src) return
    page.sessionStorage.setItem(REPAIRED_KEY, target.src)
    await (await page.fetch(target.src, { cache: 'reload' })).arrayBuffer()
    // Without a network the stored files stay: an earlier page may open with them.
    await page.caches?.delete(OFFLINE_CACHES.files)
    page.location.reload()
  } catch {
    // Without a network, or without storage to remember the attempt, the page stays as it is.
  }
}

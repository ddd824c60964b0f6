import { isHtml } from '../worker/isHtml.ts'
import { OFFLINE_CACHES } from '../worker/offlineCaches.ts'
import { reloadWithUsername } from './keptUsername.ts'
import { offerRetryOrOnline } from './offerRetry.ts'
import { isPageScript } from './pageScript.ts'

const REPAIRED_KEY = 'script_repaired'

/**
 * Handles a page's script that did not arrive. A corrupt stored copy would fail its integrity check at each load, because
 * its name allows it to be stored for a year: the script is fetched past all caches and the page loaded again, once for each
 * tab and script. Where that is not possible, for instance without a network, the page offers to load the script.
 */
export function repairScript(page: Window): void {
  // Error events of elements do not bubble; a capturing listener on the window receives them.
  page.addEventListener(
    'error',
    async ({ target }) => {
      // The failure of a later script is handled by the code that loads it.
      if (!isPageScript(target)) return
      if (await replacedCopy(page, target.src)) reloadWithUsername(page)
      else offerRetryOrOnline(page, () => target.replaceWith(copyOf(target)))
    },
    { capture: true },
  )
}

/** An element that loads the script, once it is in the page. The failed one loads nothing any more. */
function copyOf({ defer, crossOrigin, integrity, src, ownerDocument }: HTMLScriptElement): HTMLScriptElement {
  return Object.assign(ownerDocument.createElement('script'), { defer, crossOrigin, integrity, src })
}

/** False where the script was replaced before, the network or the host fails, a Wi-Fi network responds, or nothing can be stored, not even the attempt. */
async function replacedCopy(page: Window, address: string): Promise<boolean> {
  try {
    if (page.sessionStorage.getItem(REPAIRED_KEY) === address) return false
    const response = await page.fetch(address, { cache: 'reload' })
    await response.arrayBuffer()
    // A script that is gone belongs to an earlier page, so that a new one is needed. A Wi-Fi network's page is no new script.
    if (response.status >= 500 || (response.ok && isHtml(response))) return false
    page.sessionStorage.setItem(REPAIRED_KEY, address)
    // Without a network the stored files stay: an earlier page may open with them.
    await page.caches?.delete(OFFLINE_CACHES.files)
    return true
  } catch {
    return false
  }
}

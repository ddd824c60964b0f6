import { reloadWithUsername } from './keptUsername.ts'
import { offerRetry } from './offerRetry.ts'
import { isPageScript } from './pageScript.ts'

/** The time after which a page without its script is reported to be still loading. */
const PATIENCE_MS = 15_000

/**
 * Reports that the page's script is still on its way, because a phone that changes its network can leave a connection behind
 * on which nothing arrives or fails for minutes. "Try again" loads the page again, which ends the waiting request. The notice
 * is removed when the script arrives, or fails: repairScript.ts handles that.
 */
export function reportStall(page: Window): void {
  const { document } = page
  let remove = () => {}
  const timer = page.setTimeout(() => {
    remove = offerRetry(page, 'stillLoading', () => reloadWithUsername(page))
  }, PATIENCE_MS)
  const end = ({ target }: Event) => {
    if (!isPageScript(target)) return
    page.clearTimeout(timer)
    remove()
  }
  // Both events of an element do not bubble; a capturing listener of the document receives them.
  document.addEventListener('load', end, { capture: true })
  document.addEventListener('error', end, { capture: true })
}

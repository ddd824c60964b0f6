import { readPreferences } from '../preferences/preferences.ts'
import { messages } from './messages.ts'

/** What the notice says. */
type NoticeText = 'notLoaded' | 'stillLoading'

/**
 * Reports to the user that something the page starts with did not arrive, or not yet. Removes the notice and calls `retry` on
 * a press of its button. The styles are set here, because the page of a signed-in user contains none but the theme's.
 * Returns the function that removes the notice.
 */
export function offerRetry(page: Window, text: NoticeText, retry: () => void): () => void {
  const { document } = page
  const { tryAgain, ...texts } = messages[readPreferences(document.cookie).locale]
  const notice = document.createElement('div')
  notice.setAttribute('role', 'alert')
  Object.assign(notice.style, { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '16px', padding: '16px' })
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = tryAgain
  Object.assign(button.style, { font: 'inherit', minHeight: '44px', padding: '0 16px' })
  notice.append(texts[text], button)

  button.addEventListener('click', () => {
    notice.remove()
    retry()
  })
  document.body.prepend(notice)
  return () => notice.remove()
}

/**
 * Reports that something did not arrive, and calls `retry` also when the network is back. The page is not loaded again, so that
 * what is typed into the prerendered login stays.
 */
export function offerRetryOrOnline(page: Window, retry: () => void): void {
  const end = () => {
    page.removeEventListener('online', end)
    remove()
    retry()
  }
  const remove = offerRetry(page, 'notLoaded', end)
  page.addEventListener('online', end)
}

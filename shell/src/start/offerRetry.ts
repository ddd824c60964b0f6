import { readPreferences } from '../preferences/preferences.ts'
import { messages } from './messages.ts'

/**
 * Reports to the user that something the page starts with did not arrive. Removes the notice and calls `retry` on a press of
 * its button or when the network is back; the page is not loaded again, so that what is typed into the prerendered login
 * stays. The styles are set here, because the page of a signed-in user contains none but the theme's.
 */
export function offerRetry(page: Window, retry: () => void): void {
  const { document } = page
  const { notLoaded, tryAgain } = messages[readPreferences(document.cookie).locale]
  const notice = document.createElement('div')
  notice.setAttribute('role', 'alert')
  Object.assign(notice.style, { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '16px', padding: '16px' })
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = tryAgain
  Object.assign(button.style, { font: 'inherit', minHeight: '44px', padding: '0 16px' })
  notice.append(notLoaded, button)

  const end = () => {
    page.removeEventListener('online', end)
    notice.remove()
    retry()
  }
  button.addEventListener('click', end)
  page.addEventListener('online', end)
  document.body.prepend(notice)
}

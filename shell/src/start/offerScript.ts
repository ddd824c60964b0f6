import type { Locale } from '@carrier-portal/contract'
import { messages } from './messages.ts'

/**
 * Reports to the user that the page's script did not arrive, and loads it on a press or when the network is back. The page is not
 * loaded again, so that what is typed into the prerendered login stays. The styles are set here, because the page of a
 * signed-in user contains none but the theme's.
 */
export function offerScript(page: Window, failed: HTMLScriptElement, locale: Locale): void {
  const { document } = page
  const { notLoaded, tryAgain } = messages[locale]
  const notice = document.createElement('div')
  notice.setAttribute('role', 'alert')
  Object.assign(notice.style, { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '16px', padding: '16px' })
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = tryAgain
  Object.assign(button.style, { font: 'inherit', minHeight: '44px', padding: '0 16px' })
  notice.append(notLoaded, button)

  const load = () => {
    page.removeEventListener('online', load)
    notice.remove()
    const script = document.createElement('script')
    script.defer = failed.defer
    script.crossOrigin = failed.crossOrigin
    script.integrity = failed.integrity
    script.src = failed.src
    failed.replaceWith(script)
  }
  button.addEventListener('click', load)
  page.addEventListener('online', load)
  document.body.prepend(notice)
}

import { applyPreferences, readPreferences } from '../layout/preferences.ts'
import { isScriptAllowed, startsWith } from './firstRules.ts'

/** The first script of the page: it stands in the HTML and holds up the first paint, so it does the least. */
const root = document.documentElement
const origins = document.querySelector<HTMLMetaElement>('meta[name="remote-origins"]')?.content.split(' ') ?? []

// The toasts' style engine looks for its nonce here, and nowhere else.
window.__nonce__ = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce

window.trustedTypes?.createPolicy('default', {
  createScriptURL(address) {
    if (isScriptAllowed(address, location.origin, origins)) return address
    throw new TypeError('A script of another origin was refused.')
  },
  // The toasts' style engine makes its style element with a blank.
  createHTML(html) {
    if (html.trim() === '') return html
    throw new TypeError('HTML text was refused.')
  },
})

const preferences = readPreferences(document.cookie)
applyPreferences(preferences, root)
root.dataset.start = startsWith(location.pathname, document.cookie, preferences.locale)

// A form that is sent before the page's own code has come is sent again by it; it never goes into the address.
document.addEventListener('submit', (event) => {
  if (root.dataset.start !== 'login') return
  event.preventDefault()
  root.dataset.submitted = 'true'
})

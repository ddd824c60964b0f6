import { applyPreferences, readPreferences } from '../preferences/preferences.ts'
import { initialView, isScriptAllowed } from './initialView.ts'
import { restoreUsername } from './keptUsername.ts'
import { repairScript } from './repairScript.ts'
import { reportStall } from './reportStall.ts'

/** The page's first script. It blocks the first paint, so it contains only what must run before. */
const root = document.documentElement
const origins = document.querySelector<HTMLMetaElement>('meta[name="remote-origins"]')?.content.split(' ') ?? []

// notistack's style engine (goober) reads its nonce from this global.
window.__nonce__ = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce

window.trustedTypes?.createPolicy('default', {
  createScriptURL(address) {
    if (isScriptAllowed(address, location.origin, origins)) return address
    throw new TypeError('Scripts of other origins are not allowed.')
  },
  // goober creates its style element from a blank string.
  createHTML(html) {
    if (html.trim() === '') return html
    throw new TypeError('HTML strings are not allowed.')
  },
})

restoreUsername(window)
repairScript(window)
reportStall(window)

const preferences = readPreferences(document.cookie)
applyPreferences(preferences, root)
root.dataset.start = initialView(location.pathname, document.cookie, preferences.locale)

// A submit before the page's code is loaded is repeated by CredentialsForm; the default would put the fields into the URL.
document.addEventListener('submit', (event) => {
  if (root.dataset.start !== 'login') return
  event.preventDefault()
  root.dataset.submitted = 'true'
})

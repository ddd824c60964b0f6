/** The script of /embed/order-editor.html: the editor in a frame, for host pages that must not have the token. */
import { createApi, type Locale } from '@carrier-portal/contract'
import type * as Published from '@carrier-portal/order-editor/v1'
import { createFrameSession } from './frameSession.ts'
import { frameStyles } from './frameStyles.ts'
import { loadByAttempts } from './loadByAttempts.ts'
import { messages } from './messages.ts'
import { configurationProblem, readFrameConfiguration } from './readFrameConfiguration.ts'
import { requestFrameToken } from './requestFrameToken.ts'
import { showSignInForm } from './signInForm.ts'
import { createOwnSignIn } from './tokenSource.ts'
import { watchHeight } from './watchHeight.ts'

/** The editor's module, next to this one. Firefox keeps a failed import() of an address; the portal ignores the query. */
let editorAddress = './v1.js'
const browserLocale: Locale = navigator.language.startsWith('es') ? 'es' : 'en'

document.adoptedStyleSheets = [frameStyles()]
const earlyMessages: MessageEvent[] = []
const queueMessage = (event: MessageEvent) => void earlyMessages.push(event)
addEventListener('message', queueMessage)

const [{ mount }, configuration] = await loadByAttempts(document.body, browserLocale, () =>
  Promise.all([importEditor(), readFrameConfiguration()]),
)
const { apiBaseUrl, apiHeaders, requestTimeoutSeconds } = configuration
const problem = configurationProblem(configuration)
const api = createApi({
  baseUrl: apiBaseUrl,
  getToken: () => undefined,
  credentials: 'omit',
  requestTimeoutSeconds,
})
const session = createFrameSession({
  // With a problem no message is handled: a sign-in form would send the password to the address.
  allowedOrigins: problem ? [] : configuration.allowedOrigins,
  apiBaseUrl,
  apiHeaders,
  parent: window.parent,
  page: document.documentElement,
  mount: (options) => mount(document.body, { ...options, requestTimeoutSeconds }),
  ownSignIn: createOwnSignIn((locale, signal) =>
    showSignInForm(document.body, (...who) => requestFrameToken(api, ...who), locale, signal),
  ),
})

removeEventListener('message', queueMessage)
for (const event of earlyMessages) session.handleMessage(event)
addEventListener('message', session.handleMessage)
// WebKit may fire the frame's load event before it runs this module: an `open` that is posted at that event is lost.
session.announce()
watchHeight(document.body, (height) => session.post({ type: 'height', height }))
if (problem) document.body.append(messages[browserLocale][problem])

async function importEditor(): Promise<typeof Published> {
  try {
    return await import(/* webpackIgnore: true */ editorAddress)
  } catch (error) {
    editorAddress = `./v1.js?attempt=${performance.now()}`
    throw error
  }
}

/** The script of /embed/order-editor.html: the editor in a frame, for pages that get no hold of its token. */
import { type ApiClient, ApiError, createApi, type Locale } from '@carrier-portal/contract'
import type * as Published from '../published.d.ts'
import { createFrameSession } from './frameSession.ts'
import { frameStyles } from './frameStyles.ts'
import { messages } from './messages.ts'
import { readFrameConfiguration } from './readFrameConfiguration.ts'
import { askForSignIn, type SignInAnswer } from './signInForm.ts'
import { createOwnSignIn } from './tokenSource.ts'

/** The editor's own module, beside this one. */
const EDITOR = './v1.js'

document.adoptedStyleSheets = [frameStyles()]
const early: MessageEvent[] = []
const listenEarly = (event: MessageEvent) => void early.push(event)
addEventListener('message', listenEarly)

const [{ mount }, configuration] = await Promise.all([
  import(/* webpackIgnore: true */ EDITOR) as Promise<typeof Published>,
  readFrameConfiguration(),
])
const { allowedOrigins, apiBaseUrl } = configuration
const locale: Locale = navigator.language.startsWith('es') ? 'es' : 'en'
const api = createApi({ baseUrl: apiBaseUrl, getToken: () => undefined, credentials: 'omit' })
const session = createFrameSession({
  allowedOrigins,
  apiBaseUrl,
  parent: window.parent,
  mount(options) {
    document.documentElement.lang = options.locale ?? 'en'
    return mount(document.body, options)
  },
  ownSignIn: createOwnSignIn(() => askForSignIn(document.body, (...who) => signIn(api, ...who), locale)),
})

removeEventListener('message', listenEarly)
for (const event of early) session.hear(event)
addEventListener('message', session.hear)
new ResizeObserver(() => session.post({ type: 'height', height: Math.ceil(document.body.offsetHeight) })).observe(
  document.body,
)
if (allowedOrigins.length === 0) document.body.append(messages[locale].notAllowed)

async function signIn({ login }: ApiClient, username: string, password: string): Promise<SignInAnswer> {
  try {
    return { state: 'signedIn', token: (await login({ username, password })).token }
  } catch (error) {
    return { state: error instanceof ApiError && error.status === 401 ? 'incorrect' : 'problem' }
  }
}

/** @jest-environment @carrier-portal/remote-tools/jest/browserEnvironment */
import { createApi } from '@carrier-portal/contract'
import type { OrderEditorOptions } from '@carrier-portal/order-editor/v1'
import { readHostMessage } from './frameMessages.ts'
import { createFrameSession } from './frameSession.ts'
import { configurationProblem, pickFrameConfiguration } from './readFrameConfiguration.ts'
import { requestFrameToken } from './requestFrameToken.ts'
import { showSignInForm } from './signInForm.ts'
import { createOwnSignIn, type FrameSignIn, type OwnSignIn } from './tokenSource.ts'

const HOST = 'https://tool.example'
const options = { view: 'update', workOrderNumber: 'WO-1' } as const
const open = { orderEditor: 1, type: 'open', signIn: 'host', options }
const settled = () => new Promise((resolve) => setTimeout(resolve))

function aSession(ownSignIn?: OwnSignIn) {
  const posted: [message: object, origin: string][] = []
  const mounted: OrderEditorOptions[] = []
  const updates: Partial<OrderEditorOptions>[] = []
  const calls: string[] = []
  const page = { lang: '' }
  const parent = Object.create(window) as Window
  parent.postMessage = (message: object, origin: unknown) => void posted.push([message, String(origin)])
  let resolveSignIn = (_: FrameSignIn) => {}
  const { handleMessage, announce } = createFrameSession({
    allowedOrigins: [HOST],
    apiBaseUrl: 'https://api.example',
    apiHeaders: true,
    parent,
    page,
    ownSignIn: ownSignIn ?? createOwnSignIn(() => new Promise((resolve) => (resolveSignIn = resolve))),
    mount(given) {
      mounted.push(given)
      return {
        update: (changes) => void updates.push(changes),
        reopen: () => void calls.push('reopen'),
        resume: () => void calls.push('resume'),
        unmount: async () => void calls.push('unmount'),
      }
    },
  })
  const say = async (data: unknown, origin = HOST, source: MessageEvent['source'] = parent) => {
    handleMessage({ source, origin, data })
    await settled()
  }
  const signIn = (token: string, username = 'dana') => resolveSignIn({ token, username })
  return { say, announce, posted, mounted, updates, calls, page, signIn }
}

test('opens an order for the host page, requests tokens from it and posts events to its exact origin only', async () => {
  const { say, mounted, posted } = aSession()
  await say(open)
  expect(mounted[0]).toMatchObject({ ...options, apiBaseUrl: 'https://api.example', apiHeaders: true })
  const token = mounted[0]?.getAccessToken()
  expect(posted).toEqual([[{ orderEditor: 1, type: 'token-wanted', request: 1 }, HOST]])
  await say({ orderEditor: 1, type: 'token', request: 1, token: 'secret' })
  await expect(token).resolves.toBe('secret')
  mounted[0]?.onSaved?.(options)
  expect(posted.at(-1)).toEqual([{ orderEditor: 1, type: 'saved', detail: options }, HOST])
})

test('gives a parallel call its token after the backend has refused that of another', async () => {
  const { say, mounted, posted } = aSession()
  await say(open)
  const tokens = [mounted[0]?.getAccessToken(), mounted[0]?.getAccessToken()]
  await say({ orderEditor: 1, type: 'token', request: 1, token: 'expired' })
  mounted[0]?.onAuthRequired?.()
  expect(posted.at(-1)).toEqual([{ orderEditor: 1, type: 'authrequired' }, HOST])
  await say({ orderEditor: 1, type: 'token', request: 2, token: 'secret' })
  await expect(Promise.race([tokens[1], settled()])).resolves.toBe('secret')
})

test('announces that it listens without any data, before an order is opened', () => {
  const { announce, posted } = aSession()
  announce()
  expect(posted).toEqual([[{ orderEditor: 1, type: 'ready' }, '*']])
})

test.each<[string, unknown, string]>([
  ['another origin', open, 'https://evil.example'],
  ['an origin that only begins like it', open, `${HOST}.evil.example`],
  ['no message of ours', { type: 'open', options }, HOST],
  ['another version', { ...open, orderEditor: 2 }, HOST],
  ['a text', JSON.stringify(open), HOST],
])('ignores %s', async (_, data, origin) => {
  const { say, mounted, posted } = aSession()
  await say(data, origin)
  expect(mounted).toEqual([])
  expect(posted).toEqual([])
})

test.each([
  ['an unknown kind of sign-in', { ...open, signIn: 'no' }],
  ['no options', { ...open, options: 'WO-1' }],
  ['an unknown type', { ...open, type: 'show' }],
])('writes what a message needs to the console for %s', async (_, data) => {
  const written = jest.spyOn(console, 'error').mockReturnValue()
  const { say, mounted, posted } = aSession()
  await say(data)
  expect(written.mock.calls).toEqual([[expect.stringContaining("'open' with options and signIn 'frame' or 'host'")]])
  expect([mounted, posted]).toEqual([[], []])
  written.mockRestore()
})

test('ignores a window that is not the parent', async () => {
  const { say, mounted } = aSession()
  await say(open, HOST, window)
  expect(mounted).toEqual([])
})

test('ignores an API address and callbacks of the host page', () => {
  const message = readHostMessage({ ...open, options: { ...options, apiBaseUrl: 'https://evil.example', onSaved: 1 } })
  expect(message).toEqual({ type: 'open', signIn: 'host', options })
})

test('changes the editor in place, with the defaults of absent options, and unmounts it on close', async () => {
  const { say, calls, mounted, updates, page } = aSession()
  await say({ ...open, options: { ...options, theme: 'dark' } })
  await say({ ...open, options: { ...options, locale: 'es' } })
  expect(updates).toEqual([expect.objectContaining({ ...options, locale: 'es', theme: undefined })])
  expect(updates[0]).not.toHaveProperty('apiBaseUrl')
  expect(page.lang).toBe('es')
  await say({ ...open, options: { ...options, workOrderNumber: 'WO-2' } })
  expect(updates[1]).toMatchObject({ workOrderNumber: 'WO-2' })
  await say({ orderEditor: 1, type: 'close' })
  expect(mounted).toHaveLength(1)
  expect(calls).toEqual(['reopen', 'resume', 'reopen', 'resume', 'unmount'])
})

test('mounts the newest order only when messages waited until the script had loaded', async () => {
  const { say, mounted } = aSession()
  await Promise.all([say(open), say({ ...open, options: { ...options, workOrderNumber: 'WO-2' } })])
  expect(mounted.map(({ workOrderNumber }) => workOrderNumber)).toEqual(['WO-2'])
})

test('signs in inside the frame, continues after a second sign-in, and never posts the token', async () => {
  const { say, calls, mounted, posted, signIn } = aSession()
  await say({ ...open, signIn: 'frame' })
  expect(mounted).toEqual([])
  signIn('inner')
  await settled()
  expect(mounted[0]?.getAccessToken()).toBe('inner')
  mounted[0]?.onAuthRequired?.()
  expect(mounted[0]?.getAccessToken()).toBeUndefined()
  signIn('later')
  await settled()
  expect(calls).toEqual(['resume'])
  expect(JSON.stringify(posted)).not.toMatch(/inner|later/)
})

test.each([
  ['in its form', undefined],
  ['in the form of another message', { ...open, signIn: 'frame' }],
])(
  'shows a different person who signs in %s nothing of the one before, and sends nothing in her name',
  async (_, message) => {
    const { say, calls, mounted, updates, posted, signIn } = aSession()
    await say({ ...open, signIn: 'frame' })
    signIn('inner')
    await settled()
    mounted[0]?.onAuthRequired?.()
    if (message) await say(message)
    signIn('other', 'omar')
    await settled()
    expect([calls, updates]).toEqual([['unmount'], []])
    expect(mounted[1]).toMatchObject(options)
    expect(mounted[1]?.getAccessToken()).toBe('other')
    // A save of the first person is still under way.
    expect(mounted[0]?.getAccessToken()).toBeUndefined()
    const before = posted.length
    mounted[0]?.onAuthRequired?.()
    expect(posted).toHaveLength(before)
    expect(mounted[1]?.getAccessToken()).toBe('other')
  },
)

test('continues after a second sign-in whose form another open of the same order has replaced', async () => {
  const { say, calls, mounted, updates, signIn } = aSession()
  await say({ ...open, signIn: 'frame' })
  signIn('inner')
  await settled()
  mounted[0]?.onAuthRequired?.()
  await say({ ...open, signIn: 'frame', options: { ...options, locale: 'es' } })
  expect([updates, calls]).toEqual([[], []])
  signIn('later')
  await settled()
  expect(updates).toEqual([expect.objectContaining({ locale: 'es' })])
  expect(calls).toEqual(['reopen', 'resume'])
})

test('continues in the open order after a sign-in of the host page', async () => {
  const { say, calls } = aSession()
  await say({ orderEditor: 1, type: 'resume' })
  await say(open)
  await say({ orderEditor: 1, type: 'resume' })
  expect(calls).toEqual(['resume'])
})

test('removes the sign-in form on close and shows it in the language of the next order', async () => {
  const ownSignIn = createOwnSignIn((locale, signal) =>
    showSignInForm(document.body, async () => ({ state: 'problem' }), locale, signal),
  )
  const { say } = aSession(ownSignIn)
  await say({ ...open, signIn: 'frame' })
  expect(document.querySelectorAll('form')).toHaveLength(1)
  await say({ orderEditor: 1, type: 'close' })
  expect(document.querySelectorAll('form')).toHaveLength(0)
  await say({ ...open, signIn: 'frame', options: { ...options, locale: 'es' } })
  expect(document.querySelector('form')?.textContent).toContain('Iniciar sesión')
  await say({ ...open, signIn: 'frame' })
  expect(document.querySelector('form')?.textContent).toContain('Login')
  await say(open)
  expect(document.querySelectorAll('form')).toHaveLength(0)
})

test.each<[unknown, object]>([
  [
    { apiBaseUrl: '', apiHeaders: true, requestTimeoutSeconds: 60, embedding: { frameAncestors: [HOST] } },
    { apiBaseUrl: '', apiHeaders: true, requestTimeoutSeconds: 60, allowedOrigins: [HOST] },
  ],
  [
    {
      apiHeaders: 'yes',
      requestTimeoutSeconds: 0,
      embedding: { frameAncestors: ['*', 'https://*.example', `${HOST}/x`, 3] },
    },
    { apiBaseUrl: '', apiHeaders: false, allowedOrigins: [] },
  ],
  [null, { apiBaseUrl: '', apiHeaders: false, allowedOrigins: [] }],
])('reads the configuration %p', (json, expected) => {
  expect(pickFrameConfiguration(json)).toEqual(expected)
})

test.each([
  ['', [HOST], undefined],
  ['https://api.example/v1', [HOST], undefined],
  ['http://localhost:3000', [HOST], undefined],
  ['', [], 'notAllowed'],
  ['http://api.intranet:8080', [HOST], 'unusableApi'],
  ['https://api.example/?tenant=1', [HOST], 'unusableApi'],
])(
  'finds in a configuration with the API %p and the origins %p the problem %p',
  (apiBaseUrl, allowedOrigins, problem) => {
    expect(configurationProblem({ apiBaseUrl, allowedOrigins })).toBe(problem)
  },
)

test.each<[string, () => Response, boolean, string]>([
  ['401', () => new Response('{}', { status: 401 }), true, 'Username or Password Incorrect'],
  ['500', () => new Response('{}', { status: 500 }), true, 'There was a problem Logging in. Please try again'],
  [
    '429 and 30 seconds',
    () => new Response('{}', { status: 429, headers: { 'Retry-After': '30' } }),
    true,
    'There was a problem Logging in. Please try again in 30 seconds',
  ],
  [
    '429 without seconds',
    () => new Response('{}', { status: 429 }),
    true,
    'There was a problem Logging in. Please try again in 60 seconds',
  ],
  ['no response without a network', () => Response.error(), false, 'There was a problem Logging in. You are offline'],
])('says in the sign-in form after %s what can be done', async (_, response, isOnline, text) => {
  const fetchSpy = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => response())
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  const api = createApi({ baseUrl: 'https://api.example', getToken: () => undefined, credentials: 'omit' })
  const controller = new AbortController()
  void showSignInForm(document.body, (...who) => requestFrameToken(api, ...who), 'en', controller.signal)
  const form = document.querySelector('form')
  for (const input of document.querySelectorAll('input')) input.value = 'dana'
  form?.requestSubmit()
  await settled()
  expect(form?.querySelector('[role=alert]')?.textContent).toBe(text)
  controller.abort()
  for (const spy of [fetchSpy, onLine]) spy.mockRestore()
})

test('writes invalid options to the console too, because a page may handle no message of an error', async () => {
  const written = jest.spyOn(console, 'error').mockReturnValue()
  const { handleMessage } = createFrameSession({
    allowedOrigins: [HOST],
    apiBaseUrl: '',
    apiHeaders: true,
    parent: window,
    page: { lang: '' },
    ownSignIn: createOwnSignIn(() => new Promise(() => undefined)),
    mount(element) {
      throw new TypeError(`order-editor: view must not be ${element.view}`)
    },
  })
  handleMessage({ source: window, origin: HOST, data: { ...open, options: { ...options, view: 'edit' } } })
  await settled()
  expect(written.mock.calls).toEqual([['TypeError: order-editor: view must not be edit']])
  written.mockRestore()
})

test.each([
  ['takes the focus in a frame that has it', true],
  ['takes no focus out of the page around the frame', false],
])('the sign-in form %s', (_, hasFocus) => {
  const focus = jest.spyOn(document, 'hasFocus').mockReturnValue(hasFocus)
  const controller = new AbortController()
  void showSignInForm(document.body, async () => ({ state: 'problem' }), 'en', controller.signal)
  expect(document.activeElement).toBe(hasFocus ? document.querySelector('input') : document.body)
  controller.abort()
  focus.mockRestore()
})

test('shows the issues of the sign-in form, selects a password that failed, removes it after a sign-in and returns the focus', async () => {
  const editor = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
  editor.append(document.createElement('button'))
  editor.querySelector('button')?.focus()
  const results = [{ state: 'incorrect' as const }, { state: 'signedIn' as const, token: 'inner', username: 'dana' }]
  const token = showSignInForm(
    document.body,
    async () => results.shift() ?? { state: 'problem' },
    'en',
    new AbortController().signal,
  )
  const form = document.querySelector('form')
  const [username, password] = document.querySelectorAll('input')
  const alert = document.querySelector('[role=alert]')
  if (!form || !username || !password) throw new Error('no form')
  form.requestSubmit()
  expect(alert?.textContent).toContain('Enter Username')
  username.value = 'dana'
  form.requestSubmit()
  expect(alert?.textContent).toContain('Enter Password')
  password.value = 'wrong'
  form.requestSubmit()
  await settled()
  expect(alert?.textContent).toContain('Username or Password Incorrect')
  expect(document.activeElement).toBe(password)
  expect([password.selectionStart, password.selectionEnd]).toEqual([0, 5])
  form.requestSubmit()
  await expect(token).resolves.toMatchObject({ token: 'inner', username: 'dana' })
  expect(document.querySelector('form')).toBeNull()
  expect(editor.activeElement).toBe(editor.querySelector('button'))
})

import type { OrderDialogProps } from '@carrier-portal/contract'
import type { MountedOrderEditor, OrderEditorOptions } from '@carrier-portal/order-editor/v1'
import { act, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useTrackSave } from '../outbox/saveTracking.ts'
import { createContainerIn } from './container/isolatedContainer.ts'
import { mountEditor } from './mountEditor.tsx'

/** Replaces the editor's screens: one button for each call that an editor makes to its host. */
function HostCallButtons({ host, request, onClose }: OrderDialogProps) {
  const trackSave = useTrackSave()
  if (request.workOrderNumber === 'WO-CRASH') throw new Error('Jamie Fields')
  const calls: Record<string, () => void> = {
    save: () => onClose('UPDATE_SUCCESS'),
    close: () => onClose('CLOSED'),
    type: () => void host.work.hold('typed'),
    load: () => void host.api.orderDetails(request.workOrderNumber).catch(() => undefined),
    write: () =>
      void trackSave(host.api.updateCharge({ workOrderId: 1, charge: 2 }).then(() => onClose('UPDATE_SUCCESS'))),
    notify: () => host.notify({ tone: 'success', text: 'done' }),
    warn: () => host.notify({ tone: 'warning', text: 'not deleted' }),
  }
  return (
    <section aria-label={`${request.view} ${request.workOrderNumber}`}>
      {Object.entries(calls).map(([name, call]) => (
        <button key={name} type="button" onClick={call}>
          {name}
        </button>
      ))}
    </section>
  )
}

const events: string[] = []
const options: OrderEditorOptions = {
  view: 'update',
  workOrderNumber: 'WO-1',
  apiBaseUrl: 'https://api.example',
  getAccessToken: () => 'token',
  onSaved: (event) => events.push(`saved ${JSON.stringify(event)}`),
  onClosed: (event) => events.push(`closed ${event.workOrderNumber} ${event.view} ${event.result}`),
  onError: (event) => events.push(`error ${event.code} ${event.status} ${event.message}`),
  onDirtyChange: (dirty) => events.push(`dirty ${dirty}`),
  onAuthRequired: () => events.push('authrequired'),
}

let element: HTMLElement
let unmount: () => Promise<void>

beforeEach(() => {
  events.length = 0
  element = document.body.appendChild(document.createElement('div'))
})

afterEach(async () => {
  await act(() => unmount())
  expect(element.innerHTML).toBe('')
  expect(document.head.innerHTML).toBe('')
  element.remove()
})

function mounted(more: Partial<OrderEditorOptions> = {}) {
  let editor: MountedOrderEditor | undefined
  act(() => {
    editor = mountEditor(HostCallButtons, createContainerIn(element), { ...options, ...more })
  })
  if (!editor) throw new Error('Nothing was mounted')
  unmount = editor.unmount
  const inside = element.firstElementChild?.shadowRoot?.firstElementChild
  if (!(inside instanceof HTMLElement)) throw new Error('Nothing was mounted')
  const press = (name: string) => userEvent.click(within(inside).getByRole('button', { name }))
  return { editor, inside: within(inside), press }
}

test('reports that nothing is unsaved before the close', async () => {
  const { press } = mounted()
  await press('type')
  await waitFor(() => expect(events).toEqual(['dirty true']))
  await press('close')
  expect(events).toEqual(['dirty true', 'dirty false', 'closed WO-1 update closed'])
})

test('reports a save that is under way when the editor is unmounted', async () => {
  let respond = (_: Response) => {}
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise((resolve) => (respond = resolve)))
  const { editor, press } = mounted()
  await press('write')
  let unmounting = Promise.resolve()
  act(() => {
    unmounting = editor.unmount()
  })
  expect(element.innerHTML).toBe('')
  respond(new Response('null', { status: 200, headers: { 'Content-Type': 'application/json' } }))
  await act(() => unmounting)
  expect(events).toEqual(['saved {"view":"update","workOrderNumber":"WO-1"}'])
})

describe('a save of an order that is not shown any more', () => {
  let respond: () => void
  beforeEach(() => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(
      () =>
        new Promise((resolve) => {
          respond = () => resolve(new Response('null', { headers: { 'Content-Type': 'application/json' } }))
        }),
    )
  })
  afterEach(() => void jest.restoreAllMocks())

  test('is reported with its own number and leaves the order open that replaced it', async () => {
    const { editor, inside, press } = mounted()
    await press('write')
    act(() => editor.update({ workOrderNumber: 'WO-2' }))
    await press('type')
    await waitFor(() => expect(events).toEqual(['dirty true']))
    respond()
    await waitFor(() => expect(events).toEqual(['dirty true', 'saved {"view":"update","workOrderNumber":"WO-1"}']))
    expect(inside.getByRole('region', { name: 'update WO-2' })).toBeVisible()
    await press('close')
    expect(events.slice(2)).toEqual(['dirty false', 'closed WO-2 update closed'])
  })
})

test('reports a save with the order number alone, then the close', async () => {
  const { inside, press } = mounted()
  await press('save')
  expect(events).toEqual(['saved {"view":"update","workOrderNumber":"WO-1"}', 'closed WO-1 update saved'])
  expect(inside.queryByRole('region')).toBeNull()
})

test('reports no close when onSaved opens another order', async () => {
  const { editor, inside, press } = mounted({
    onSaved: ({ workOrderNumber }) => {
      events.push(`saved ${workOrderNumber}`)
      editor.update({ workOrderNumber: 'WO-2' })
    },
  })
  await press('save')
  expect(events).toEqual(['saved WO-1'])
  expect(inside.getByRole('region', { name: 'update WO-2' })).toBeVisible()
})

test.each([
  ['onDirtyChange', 'dirty'],
  ['onSaved', 'saved'],
  ['onClosed', 'closed'],
])('reports an error of %s as one of the page and calls the other callbacks', async (name, event) => {
  const reported: unknown[] = []
  globalThis.reportError = (error) => reported.push(error)
  const error = new Error('refreshRow is not defined')
  const { press } = mounted({
    [name]() {
      throw error
    },
  })
  await press('type')
  await new Promise((resolve) => setTimeout(resolve))
  await press('save')
  const all = [
    'dirty true',
    'saved {"view":"update","workOrderNumber":"WO-1"}',
    'dirty false',
    'closed WO-1 update saved',
  ]
  expect(events).toEqual(all.filter((line) => !line.startsWith(event)))
  expect(new Set(reported)).toEqual(new Set([error]))
})

test('opens another order, keeps the present one for other options, and rejects another API address', async () => {
  const { inside, editor, press } = mounted()
  await press('type')
  await waitFor(() => expect(events).toEqual(['dirty true']))
  const before = inside.getByRole('region')
  act(() => editor.update({ locale: 'es', theme: 'dark', hidePatientNames: true, timeZone: 'America/Denver' }))
  expect(inside.getByRole('region')).toBe(before)
  expect(before.closest('[lang]')).toHaveAttribute('lang', 'es')
  act(() => editor.update({ workOrderNumber: 'WO-2' }))
  expect(inside.getByRole('region', { name: 'update WO-2' })).toBeVisible()
  expect(() => editor.update({ apiBaseUrl: 'https://other.example' })).toThrow('apiBaseUrl is fixed at mount')
  expect(() => editor.update({ view: 'edit' as 'update' })).toThrow('view must be')
})

test('opens the same order once more after a close by reopen(), which does nothing while something is typed', async () => {
  const { editor, inside, press } = mounted()
  await press('close')
  act(() => editor.update({ workOrderNumber: 'WO-1' }))
  expect(inside.queryByRole('region')).toBeNull()
  act(() => editor.reopen())
  const shown = inside.getByRole('region', { name: 'update WO-1' })
  act(() => editor.reopen())
  const again = inside.getByRole('region', { name: 'update WO-1' })
  expect(again).not.toBe(shown)
  await press('type')
  act(() => editor.reopen())
  expect(inside.getByRole('region')).toBe(again)
})

test('opens another order after a close, and nothing when the zone changes', async () => {
  const { editor, inside, press } = mounted()
  await press('close')
  act(() => editor.update({ timeZone: 'America/Denver' }))
  expect(inside.queryByRole('region')).toBeNull()
  act(() => editor.update({ workOrderNumber: 'WO-2' }))
  expect(inside.getByRole('region', { name: 'update WO-2' })).toBeVisible()
})

test('announces notices inside the element: a success politely by a region around its text, a warning as an alert', async () => {
  const { inside, press } = mounted()
  await press('notify')
  const text = await inside.findByText('done')
  expect(inside.getByRole('status')).toContainElement(text)
  expect(text).not.toHaveAttribute('role')
  await press('warn')
  expect(await inside.findByRole('alert')).toHaveTextContent('not deleted')
})

test('contains a crash, reports it without order data, and can be restarted', async () => {
  const { inside, editor } = mounted({ workOrderNumber: 'WO-CRASH' })
  expect(inside.getByRole('alert')).toHaveTextContent('The order editor stopped because of an error.')
  expect(events).toEqual([
    expect.stringMatching(/^error crashed undefined The editor [\d.]+ stopped because of an error: Error/),
  ])
  expect(events.join()).not.toContain('Jamie')
  act(() => editor.update({ workOrderNumber: 'WO-1' }))
  expect(inside.getByRole('region', { name: 'update WO-1' })).toBeVisible()
})

test.each<[string, OrderEditorOptions['getAccessToken']]>([
  ['returns none', () => undefined],
  [
    'throws',
    () => {
      throw new Error('no')
    },
  ],
  ['rejects', () => Promise.reject(new Error('no'))],
])('emits authrequired once and shows a message when getAccessToken %s', async (_, getAccessToken) => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { inside, press } = mounted({ getAccessToken })
  await press('load')
  expect(await inside.findByRole('alert')).toHaveTextContent('Sign-in needed.')
  expect(events).toEqual(['authrequired'])
})

test.each([
  ['where nothing is typed', [], 'Sign-in needed. Sign in, then try again.'],
  ['beside typed values', ['type'], 'Sign-in needed. What you typed is kept: sign in, then try again.'],
])('says of a missing sign-in %s what to do', async (_, before, expected) => {
  const { inside, press } = mounted({ getAccessToken: () => undefined })
  for (const name of [...before, 'load']) await press(name)
  expect(await inside.findByRole('alert')).toHaveTextContent(expected)
})

test.each([
  ['with it', {}, true, true],
  ['without it', {}, false, false],
  ['no frame', window, true, false],
])(
  'scrolls to the alert of a missing sign-in only in a frame that has the focus: %s',
  async (_, parent, hasFocus, expected) => {
    const own = Object.getOwnPropertyDescriptor(window, 'parent') ?? {}
    Object.defineProperty(window, 'parent', { value: parent, configurable: true })
    const focus = jest.spyOn(document, 'hasFocus').mockReturnValue(hasFocus)
    const scrolled = jest.fn()
    Reflect.set(HTMLElement.prototype, 'scrollIntoView', scrolled)
    const { inside, press } = mounted({ getAccessToken: () => undefined })
    await press('load')
    await inside.findByRole('alert')
    expect(scrolled.mock.calls.length > 0).toBe(expected)
    Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView')
    Object.defineProperty(window, 'parent', own)
    focus.mockRestore()
  },
)

test('shows nothing after a close, also where a sign-in was needed', async () => {
  const { inside, press } = mounted({ getAccessToken: () => undefined })
  await press('load')
  expect(await inside.findByRole('alert')).toHaveTextContent('Sign-in needed.')
  await press('close')
  expect(inside.queryByRole('alert')).toBeNull()
})

test.each([
  [403, 'another call', ({ press }: ReturnType<typeof mounted>) => press('load')],
  [404, 'resume()', async ({ editor }: ReturnType<typeof mounted>) => act(() => editor.resume())],
])(
  'shows no longer that a sign-in is needed when the backend takes the token and responds with %p to %s',
  async (status, _, continueWith) => {
    let token: string | undefined
    const fetchSpy = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}', { status }))
    const shown = mounted({ getAccessToken: () => token })
    await shown.press('load')
    expect(await shown.inside.findByRole('alert')).toHaveTextContent('Sign-in needed.')
    token = 'token'
    await continueWith(shown)
    await waitFor(() => expect(shown.inside.queryByRole('alert')).toBeNull())
    fetchSpy.mockRestore()
  },
)

test('reports a getAccessToken without a connection as the network and not as a missing sign-in', async () => {
  const getAccessToken = () => Promise.reject(new TypeError('Failed to fetch'))
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { inside, press } = mounted({ getAccessToken })
  await press('load')
  await waitFor(() => expect(events).toEqual(['error network undefined getAccessToken: network']))
  expect(inside.queryByText(/Sign-in needed/)).toBeNull()
})

test('sends the token to the API alone, without cookies, and reports a failure by its kind', async () => {
  const sent: Request[] = []
  const fetchSpy = jest.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    sent.push(new Request(...request))
    return new Response('{"error":"Jamie Fields"}', { status: 500, headers: { 'Content-Type': 'application/json' } })
  })
  const { press } = mounted()
  await press('load')
  await waitFor(() => expect(events).toEqual(['error refused 500 orderDetails: refused 500']))
  expect(sent[0]?.url).toBe('https://api.example/api/orders/details')
  expect(sent[0]?.credentials).toBe('omit')
  expect(sent[0]?.headers.get('Authorization')).toBe('Bearer token')
  expect(sent[0]?.headers.has('X-XSRF-TOKEN')).toBe(false)
  fetchSpy.mockRestore()
})

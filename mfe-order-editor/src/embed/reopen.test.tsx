import { createApi } from '@carrier-portal/contract'
import type { MountedOrderEditor, OrderEditorOptions } from '@carrier-portal/order-editor/v1'
import { DEMO_PASSWORD } from '@carrier-portal/remote-tools/jest/referenceBackend'
import { setUpUser } from '@carrier-portal/shared-ui/testing'
import { act, waitFor, within } from '@testing-library/react'
import { OrderDialog } from '../OrderDialog.tsx'
import { editorOnBackend } from '../testing/openEditor.tsx'
import { createContainerIn, type IsolatedContainer } from './container/isolatedContainer.ts'
import { createFrameSession } from './frame/frameSession.ts'
import { createOwnSignIn } from './frame/tokenSource.ts'
import { mountEditor } from './mountEditor.tsx'
import { orderEditorElement } from './orderEditorElement.ts'

const backend = editorOnBackend()
const HOST = 'https://tool.example'
let shown: HostPage | undefined

afterEach(() => act(async () => shown?.close()))

/** One form of the embedded editor on a page. */
interface HostPage {
  readonly events: string[]
  /** Shows "Update Charge" of an order, with further options. */
  open(workOrderNumber: string, more?: object): void
  close(): void
}

const start = (container: IsolatedContainer, options: OrderEditorOptions) =>
  mountEditor(OrderDialog, container, options)
customElements.define('order-editor', orderEditorElement(start))

const FORMS = {
  mount(options: OrderEditorOptions): HostPage {
    const events: string[] = []
    let editor: MountedOrderEditor | undefined
    return {
      events,
      open(workOrderNumber, more) {
        editor ??= start(createContainerIn(document.body), { ...options, workOrderNumber })
        editor.update({ workOrderNumber, ...more })
        editor.reopen()
      },
      close: () => void editor?.unmount(),
    }
  },
  '<order-editor>'({ getAccessToken, apiBaseUrl, view }: OrderEditorOptions): HostPage {
    const events: string[] = []
    const element = document.body.appendChild(document.createElement('order-editor'))
    element.addEventListener('error', (event: Event) => {
      if (event instanceof CustomEvent) events.push(event.detail.code)
    })
    Object.assign(element, { getAccessToken, apiBaseUrl, view })
    return {
      events,
      open: (workOrderNumber, more) => void Object.assign(element, { workOrderNumber, ...more }),
      close: () => element.remove(),
    }
  },
  'the frame'({ getAccessToken, apiBaseUrl, view }: OrderEditorOptions): HostPage {
    const events: string[] = []
    const parent: Pick<Window, 'postMessage'> = Object.create(window)
    const { handleMessage } = createFrameSession({
      allowedOrigins: [HOST],
      apiBaseUrl,
      apiHeaders: false,
      parent,
      page: { lang: '' },
      ownSignIn: createOwnSignIn(async () => ({ token: (await getAccessToken()) ?? '', username: 'dana' })),
      mount: (options) => start(createContainerIn(document.body), options),
    })
    parent.postMessage = ({ type, detail }: { type: string; detail?: { code: string } }) => {
      if (type === 'error') events.push(detail?.code ?? '')
    }
    const post = (message: object) =>
      handleMessage({ source: parent as Window, origin: HOST, data: { orderEditor: 1, ...message } })
    return {
      events,
      open: (workOrderNumber, more) =>
        post({ type: 'open', signIn: 'frame', options: { view, workOrderNumber, ...more } }),
      close: () => post({ type: 'close' }),
    }
  },
}

async function pageOf(form: keyof typeof FORMS) {
  const account = { username: 'dana', password: DEMO_PASSWORD }
  const { token } = await createApi({ baseUrl: backend.address(), getToken: () => undefined }).login(account)
  const page = FORMS[form]({
    view: 'charge',
    workOrderNumber: '',
    apiBaseUrl: backend.address(),
    getAccessToken: () => token,
  })
  const open = (workOrderNumber: string, more?: object) => act(async () => page.open(workOrderNumber, more))
  const editorOf = async (workOrderNumber: string) => {
    const root = document.querySelector('order-editor')?.shadowRoot ?? document.body.lastElementChild?.shadowRoot
    if (!(root?.firstElementChild instanceof HTMLElement)) throw new Error('Nothing is shown')
    const name = `Update Charge for ${workOrderNumber}`
    return within(await within(root.firstElementChild).findByRole('dialog', { name }))
  }
  shown = page
  return { events: page.events, open, editorOf, user: setUpUser() }
}

const orders = async () => [(await backend.completed()).workOrderNumber, (await backend.completed()).workOrderNumber]

test.each(Object.keys(FORMS) as (keyof typeof FORMS)[])(
  'offers in %s what was typed in an order after another one was closed',
  async (form) => {
    const [first = '', second = ''] = await orders()
    const { open, editorOf, user } = await pageOf(form)
    await open(first)
    await user.type(await (await editorOf(first)).findByLabelText('Charge'), '77')
    for (let opening = 1; opening <= 2; opening++) {
      await open(second)
      await user.click(await (await editorOf(second)).findByRole('button', { name: 'Cancel' }))
    }
    await open(first)
    const editor = await editorOf(first)
    const offer = (await editor.findByText(/^Restore what you typed/)).closest('[role="status"]')
    // jsdom computes the styles of a shadow root once, so that a query by role before this would find nothing.
    await waitFor(() => expect(offer).not.toHaveAttribute('data-unpainted'))
    await user.click(editor.getByRole('button', { name: 'Restore' }))
    expect(editor.getByLabelText('Charge')).toHaveDisplayValue('77')
  },
)

test.each(['<order-editor>', 'the frame'] as const)(
  'leaves an order open in %s when it is opened with an invalid option',
  async (form) => {
    const [number = ''] = await orders()
    const written = jest.spyOn(console, 'error').mockReturnValue()
    const { open, editorOf, events } = await pageOf(form)
    await open(number)
    const charge = await (await editorOf(number)).findByLabelText('Charge')
    await open(number, { locale: 'fr' })
    expect(events).toEqual(['options'])
    expect((await editorOf(number)).getByLabelText('Charge')).toBe(charge)
    written.mockRestore()
  },
)

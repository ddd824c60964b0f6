import type { OrderDialogProps } from '@carrier-portal/contract'
import { act, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createContainerIn } from './container/isolatedContainer.ts'
import { mountEditor } from './mountEditor.tsx'
import type { MountedOrderEditor, OrderEditorOptions } from './published.d.ts'

/** Stands in for the editor's own screens: one button for each thing that an editor says to its host. */
function Spoken({ host, request, onClose }: OrderDialogProps) {
  if (request.workOrderNumber === 'WO-CRASH') throw new Error('Jamie Fields')
  const says: Record<string, () => void> = {
    save: () => onClose('UPDATE_SUCCESS'),
    close: () => onClose('CLOSED'),
    type: () => void host.work.hold('typed'),
    charge: () => void host.orders.open({ view: 'charge', workOrderNumber: request.workOrderNumber }),
    load: () => void host.api.orderDetails(request.workOrderNumber).catch(() => undefined),
    write: () => void host.api.updateCharge({ workOrderId: 1, charge: 2 }).then(() => onClose('UPDATE_SUCCESS')),
    notify: () => host.notify({ tone: 'success', text: 'done' }),
  }
  return (
    <section aria-label={`${request.view} ${request.workOrderNumber}`}>
      {Object.entries(says).map(([name, say]) => (
        <button key={name} type="button" onClick={say}>
          {name}
        </button>
      ))}
    </section>
  )
}

const told: string[] = []
const options: OrderEditorOptions = {
  view: 'update',
  workOrderNumber: 'WO-1',
  apiBaseUrl: 'https://api.example',
  getAccessToken: () => 'token',
  onSaved: (event) => told.push(`saved ${JSON.stringify(event)}`),
  onClosed: (event) => told.push(`closed ${event.workOrderNumber} ${event.view} ${event.result}`),
  onError: (event) => told.push(`error ${event.code} ${event.status} ${event.message}`),
  onDirtyChange: (dirty) => told.push(`dirty ${dirty}`),
  onAuthRequired: () => told.push('authrequired'),
}

let element: HTMLElement
let unmount: () => Promise<void>

beforeEach(() => {
  told.length = 0
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
    editor = mountEditor(Spoken, createContainerIn(element), { ...options, ...more })
  })
  if (!editor) throw new Error('Nothing was mounted')
  unmount = editor.unmount
  const inside = element.firstElementChild?.shadowRoot?.firstElementChild
  if (!(inside instanceof HTMLElement)) throw new Error('Nothing was mounted')
  const say = (name: string) => userEvent.click(within(inside).getByRole('button', { name }))
  return { editor, inside: within(inside), say }
}

test('reports that nothing is unsaved before the close', async () => {
  const { say } = mounted()
  await say('type')
  await waitFor(() => expect(told).toEqual(['dirty true']))
  await say('close')
  expect(told).toEqual(['dirty true', 'dirty false', 'closed WO-1 update closed'])
})

test('reports a save that is under way when the editor is unmounted', async () => {
  let respond = (_: Response) => {}
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise((resolve) => (respond = resolve)))
  const { editor, say } = mounted()
  await say('write')
  let unmounting = Promise.resolve()
  act(() => {
    unmounting = editor.unmount()
  })
  expect(element.innerHTML).toBe('')
  respond(new Response('null', { status: 200, headers: { 'Content-Type': 'application/json' } }))
  await act(() => unmounting)
  expect(told).toEqual(['saved {"view":"update","workOrderNumber":"WO-1"}', 'closed WO-1 update saved'])
})

test('reports a save with the order number alone, then the close', async () => {
  const { inside, say } = mounted()
  await say('save')
  expect(told).toEqual(['saved {"view":"update","workOrderNumber":"WO-1"}', 'closed WO-1 update saved'])
  expect(inside.queryByRole('region')).toBeNull()
})

test('closing an order opened from the editor returns to the first', async () => {
  const { inside, say } = mounted({ view: 'details' })
  await say('charge')
  expect(inside.getByRole('region', { name: 'charge WO-1' })).toBeVisible()
  await say('close')
  expect(inside.getByRole('region', { name: 'details WO-1' })).toBeVisible()
  expect(told).toEqual([])
})

test('opens another order anew, keeps the same one, and rejects another API address', async () => {
  const { inside, editor, say } = mounted()
  await say('type')
  await waitFor(() => expect(told).toEqual(['dirty true']))
  const before = inside.getByRole('region')
  act(() => editor.update({ locale: 'es', theme: 'dark' }))
  expect(inside.getByRole('region')).toBe(before)
  expect(before.closest('[lang]')).toHaveAttribute('lang', 'es')
  act(() => editor.update({ workOrderNumber: 'WO-2' }))
  expect(inside.getByRole('region', { name: 'update WO-2' })).toBeVisible()
  expect(() => editor.update({ apiBaseUrl: 'https://other.example' })).toThrow('apiBaseUrl is fixed at mount')
  expect(() => editor.update({ view: 'edit' as 'update' })).toThrow('view must be')
})

test('renders a notice inside the element', async () => {
  const { inside, say } = mounted()
  await say('notify')
  expect(await inside.findByRole('status')).toHaveTextContent('done')
})

test('contains a crash, reports it without order data, and can be restarted', async () => {
  const { inside, editor } = mounted({ workOrderNumber: 'WO-CRASH' })
  expect(inside.getByRole('alert')).toHaveTextContent('The order editor stopped because of an error.')
  expect(told).toEqual(['error crashed undefined The editor stopped because of an error.'])
  act(() => editor.update({ workOrderNumber: 'WO-1' }))
  expect(inside.getByRole('region', { name: 'update WO-1' })).toBeVisible()
})

test.each<[string, OrderEditorOptions['getAccessToken']]>([
  ['gives none', () => undefined],
  [
    'throws',
    () => {
      throw new Error('no')
    },
  ],
  ['rejects', () => Promise.reject(new Error('no'))],
])('a page that %s is notified once that a sign-in is needed, and the editor shows it', async (_, getAccessToken) => {
  const { inside, say } = mounted({ getAccessToken })
  await say('load')
  expect(await inside.findByRole('alert')).toHaveTextContent('Sign-in needed.')
  expect(told).toEqual(['authrequired'])
})

test('sends the token to the API alone, without cookies, and reports a failure by its kind', async () => {
  const sent: Request[] = []
  const answer = jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    sent.push(request as Request)
    return new Response('{"error":"Jamie Fields"}', { status: 500, headers: { 'Content-Type': 'application/json' } })
  })
  const { say } = mounted()
  await say('load')
  await waitFor(() => expect(told).toEqual(['error refused 500 orderDetails: refused 500']))
  expect(sent[0]?.url).toBe('https://api.example/api/orders/details')
  expect(sent[0]?.credentials).toBe('omit')
  expect(sent[0]?.headers.get('Authorization')).toBe('Bearer token')
  expect(sent[0]?.headers.has('X-XSRF-TOKEN')).toBe(false)
  answer.mockRestore()
})

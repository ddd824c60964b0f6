/** @jest-environment @carrier-portal/remote-tools/jest/browserEnvironment */

import type { OrderEditorElement, OrderEditorOptions } from '@carrier-portal/order-editor/v1'
import type { IsolatedContainer } from './container/isolatedContainer.ts'
import { orderEditorElement } from './orderEditorElement.ts'

const calls: string[] = []
let latest: OrderEditorOptions | undefined

function start(container: IsolatedContainer, options: OrderEditorOptions) {
  calls.push(`start ${options.workOrderNumber} ${options.view} ${options.apiBaseUrl}`)
  latest = options
  return {
    update(changes: Partial<OrderEditorOptions>) {
      calls.push(`update ${changes.workOrderNumber} ${changes.view}`)
    },
    reopen: () => void calls.push('reopen'),
    resume: () => void calls.push('resume'),
    async unmount() {
      calls.push('unmount')
      container.remove()
    },
  }
}

customElements.define('order-editor', orderEditorElement(start))

afterEach(() => written.mockRestore())

const settled = () => new Promise((resolve) => setTimeout(resolve))
const getAccessToken = () => 'token'

let written: jest.SpiedFunction<typeof console.error>

beforeEach(async () => {
  written = jest.spyOn(console, 'error').mockReturnValue()
  document.body.innerHTML = ''
  // The element of the test before unmounts its editor.
  await settled()
  calls.length = 0
})

function put(html: string): OrderEditorElement {
  document.body.innerHTML = html
  const element = document.querySelector('order-editor')
  if (!element) throw new Error('no element')
  return element
}

test('mounts with an order and a token, follows its attributes and unmounts with its element', async () => {
  const element = put('<order-editor work-order-number="WO-1" view="update" api-base-url="https://api.example">')
  await settled()
  expect(calls).toEqual([])
  element.getAccessToken = getAccessToken
  await settled()
  element.setAttribute('work-order-number', 'WO-2')
  element.view = 'charge'
  await settled()
  document.body.append(element)
  await settled()
  element.remove()
  await settled()
  expect(calls).toEqual([
    'start WO-1 update https://api.example',
    'update WO-2 charge',
    'update WO-2 charge',
    'unmount',
  ])
  expect(element.shadowRoot?.childElementCount).toBe(0)
})

test.each([
  ['', true],
  ['true', true],
  ['false', false],
])('reads the value "%s" of hide-patient-names and api-headers as %p', async (text, expected) => {
  const element = put(`<order-editor work-order-number="WO-1" hide-patient-names="${text}" api-headers="${text}">`)
  element.getAccessToken = getAccessToken
  await settled()
  expect(latest).toMatchObject({ hidePatientNames: expected, apiHeaders: expected })
  element.remove()
  await settled()
})

test('reads request-timeout-seconds as a number', async () => {
  const element = put('<order-editor work-order-number="WO-1" request-timeout-seconds="60">')
  element.getAccessToken = getAccessToken
  await settled()
  expect(latest).toMatchObject({ requestTimeoutSeconds: 60 })
  element.remove()
  await settled()
})

test('mounts again for another API address', async () => {
  const element = put('<order-editor work-order-number="WO-1">')
  element.getAccessToken = getAccessToken
  await settled()
  element.apiBaseUrl = 'https://api.example'
  await settled()
  expect(calls).toEqual(['start WO-1 details ', 'unmount', 'start WO-1 details https://api.example'])
})

test.each([
  ['the same number', (element: OrderEditorElement) => (element.workOrderNumber = 'WO-1'), 'update'],
  ['the same view', (element: OrderEditorElement) => element.setAttribute('view', 'update'), 'update'],
  ['another view', (element: OrderEditorElement) => (element.view = 'charge'), 'charge'],
])('opens the order again when %s is set after it was closed, and not for another option', async (_, set, view) => {
  const element = put('<order-editor work-order-number="WO-1" view="update">')
  element.getAccessToken = getAccessToken
  await settled()
  set(element)
  await settled()
  latest?.onClosed?.({ workOrderNumber: 'WO-1', view: 'update', result: 'closed' })
  element.theme = 'dark'
  await settled()
  expect(calls).toEqual(['start WO-1 update ', `update WO-1 ${view}`, `update WO-1 ${view}`])
  calls.length = 0
  set(element)
  await settled()
  expect(calls).toEqual([`update WO-1 ${view}`, 'reopen'])
  element.theme = 'light'
  await settled()
  expect(calls).toEqual([`update WO-1 ${view}`, 'reopen', `update WO-1 ${view}`])
})

test('keeps an order that was opened between saved and closed when it is set once more', async () => {
  const element = put('<order-editor work-order-number="WO-1" view="update">')
  element.getAccessToken = getAccessToken
  await settled()
  element.workOrderNumber = 'WO-2'
  latest?.onClosed?.({ workOrderNumber: 'WO-1', view: 'update', result: 'saved' })
  await settled()
  calls.length = 0
  element.workOrderNumber = 'WO-2'
  await settled()
  expect(calls).toEqual(['update WO-2 update'])
})

test('dispatches DOM events', async () => {
  const element = put('<order-editor work-order-number="WO-1">')
  const received: unknown[] = []
  for (const type of ['saved', 'closed', 'error', 'dirtychange', 'authrequired'])
    element.addEventListener(type, (event) => received.push([type, (event as CustomEvent).detail]))
  element.getAccessToken = getAccessToken
  await settled()
  latest?.onSaved?.({ workOrderNumber: 'WO-1', view: 'update' })
  latest?.onDirtyChange?.(true)
  latest?.onAuthRequired?.()
  element.setAttribute('view', 'edit')
  await settled()
  expect(received).toEqual([
    ['saved', { workOrderNumber: 'WO-1', view: 'update' }],
    ['dirtychange', { dirty: true }],
    ['authrequired', null],
    ['error', expect.objectContaining({ code: 'options', message: expect.stringContaining('view must be') })],
  ])
})

test('keeps the editor while an option is invalid, writes that to the console once, and follows the next valid one', async () => {
  const element = put('<order-editor work-order-number="WO-1" view="update">')
  element.getAccessToken = getAccessToken
  await settled()
  for (const theme of ['light', 'dark']) {
    element.setAttribute('locale', 'fr')
    element.setAttribute('theme', theme)
    await settled()
  }
  expect(calls).toEqual(['start WO-1 update '])
  expect(written.mock.calls).toEqual([["TypeError: order-editor: locale must be 'en' or 'es'"]])
  element.setAttribute('locale', 'es')
  await settled()
  expect(calls).toEqual(['start WO-1 update ', 'update WO-1 update'])
})

test('keeps the editor when getAccessToken is taken away, and takes it away with the number', async () => {
  const element = put('<order-editor work-order-number="WO-1" view="update">')
  element.getAccessToken = getAccessToken
  await settled()
  element.getAccessToken = undefined
  await settled()
  expect(calls).toEqual(['start WO-1 update '])
  expect(written.mock.calls).toEqual([
    ['TypeError: order-editor: getAccessToken must be a function that returns a token'],
  ])
  element.getAccessToken = getAccessToken
  await settled()
  element.removeAttribute('work-order-number')
  await settled()
  expect(calls).toEqual(['start WO-1 update ', 'update WO-1 update', 'unmount'])
})

test.each([
  ['timezone', 'work-order-number="WO-1" timezone="America/Chicago"'],
  ['time-z-one', 'work-order-number="WO-1" time-z-one="America/Chicago"'],
  ['workordernumber', 'workordernumber="WO-1"'],
])('names a misspelt attribute %s in an error event and mounts nothing', async (name, attributes) => {
  const element = put(`<order-editor ${attributes} class="tool" data-row="7">`)
  const messages: string[] = []
  element.addEventListener('error', (event: Event) => {
    if (event instanceof CustomEvent) messages.push(event.detail.message)
  })
  element.getAccessToken = getAccessToken
  await settled()
  expect(messages).toEqual([`TypeError: order-editor: ${name} is no attribute`])
  expect(calls).toEqual([])
})

test('names an attribute that is misspelt while the editor is shown', async () => {
  const element = put('<order-editor work-order-number="WO-1">')
  element.getAccessToken = getAccessToken
  await settled()
  const messages: string[] = []
  element.addEventListener('error', (event: Event) => {
    if (event instanceof CustomEvent) messages.push(event.detail.message)
  })
  element.setAttribute('workordernumber', 'WO-2')
  await settled()
  expect(messages).toEqual(['TypeError: order-editor: workordernumber is no attribute'])
})

test.each(['workOrderNumber', 'getAccessToken'])(
  'names the attribute that a framework writes in place of the property %s before the element is defined',
  async (property) => {
    const early = document.createElement(`order-editor-before-${property.toLowerCase()}`)
    early.setAttribute(property, String(getAccessToken))
    document.body.append(early)
    customElements.define(early.localName, class extends orderEditorElement(start) {})
    await settled()
    expect(written.mock.calls).toEqual([[`TypeError: order-editor: ${property.toLowerCase()} is no attribute`]])
  },
)

test('continues after a sign-in in the editor that is mounted', async () => {
  const element = put('<order-editor work-order-number="WO-1">')
  element.resume()
  element.getAccessToken = getAccessToken
  await settled()
  element.resume()
  expect(calls).toEqual(['start WO-1 details ', 'resume'])
})

test('applies properties that were set before the element was defined', async () => {
  const late = Object.assign(document.createElement('order-editor-late'), { workOrderNumber: 'WO-9', getAccessToken })
  document.body.append(late)
  customElements.define('order-editor-late', class extends orderEditorElement(start) {})
  await settled()
  expect(calls).toEqual(['start WO-9 details '])
})

import { ApiError, createApi } from '@carrier-portal/contract'
import { anOrder, createTestHost } from '@carrier-portal/contract/testing'
import { RemoteProviders } from '@carrier-portal/shared-ui/feedback'
import { recordAnnouncements, setUpUser } from '@carrier-portal/shared-ui/testing'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { backendOfTests, firstCard, settled } from '../testing/openScreen.tsx'
import { BulkDialog } from './BulkDialog.tsx'
import { bulkDraftKey } from './BulkDraft.tsx'
import type { KeptBulk } from './keptBulk.ts'
import { messages } from './messages.ts'

const backend = backendOfTests()
type User = Awaited<ReturnType<typeof backend.open>>['user']

/** Selects the first `count` orders of the page and returns their numbers. */
async function select(user: User, count: number) {
  const numbers: string[] = []
  for (const card of screen.getAllByRole('article').slice(0, count)) {
    await user.click(within(card).getByRole('checkbox'))
    numbers.push(card.getAttribute('aria-label')?.replace('Order ', '') ?? '')
  }
  return numbers
}

function openDialog() {
  return within(screen.getByRole('dialog'))
}

function selectionBar(count: number) {
  return within(screen.getByRole('region', { name: `${count} selected` }))
}

test('accepts the selected orders, each with a reference, a result and a toast of its own', async () => {
  const { user, notices, api } = await backend.open('priya')
  await firstCard()
  const [first = '', second = '', third = ''] = await select(user, 3)
  const rival = await backend.api('priya')
  await rival.answerOrder({ workOrderNumber: second, ocStatus: 'REJECTED', ocReferenceNumber: '', userComment: 'x' })
  await user.click(selectionBar(3).getByRole('button', { name: 'Accept' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Accept 3 orders' }))
  const submit = dialog.getByRole('button', { name: 'Accept 3 orders' })
  expect(submit).toBeDisabled()
  const reference = (number: string) => dialog.getByRole('textbox', { name: `OC Reference Number of ${number}` })
  await user.type(reference(first), 'OC-1')
  await user.tab()
  const fill = dialog.getByRole('button', { name: 'Apply to all empty fields' })
  expect(fill).toHaveFocus()
  for (const [from, to] of [
    [first, second],
    [second, third],
  ] as const) {
    await user.type(reference(from), '{Enter}')
    expect(reference(to)).toHaveFocus()
    expect(reference(to)).toHaveAccessibleDescription('')
  }
  await user.keyboard('{Enter}')
  expect(reference(second)).toHaveFocus()
  expect(reference(third)).toHaveAccessibleDescription('OC Reference Number is required.')
  await user.click(fill)
  await user.click(submit)
  const close = await dialog.findByRole('button', { name: 'Close' })
  expect(close).toHaveFocus()
  expect(screen.getByRole('dialog')).toHaveAccessibleName(`No longer available: ${second}`)
  expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    `${second}No longer available`,
    `${first}Accepted`,
    `${third}Accepted`,
  ])
  expect(notices).toEqual([
    { tone: 'success', text: `${first} Accepted!`, afterMs: 300 },
    { tone: 'success', text: `${third} Accepted!`, afterMs: 300 },
  ])
  await settled()
  expect((await api.orderDetails(third)).workOrder).toMatchObject({ status: 'ROUTED', ocReferenceNumber: 'OC-1' })
  await user.click(close)
  expect(screen.queryByRole('article', { name: `Order ${first}` })).not.toBeInTheDocument()
})

test('announces how many orders the key x has selected, and with the keys a and d decides them together', async () => {
  const { user } = await backend.open('priya')
  await firstCard()
  const announced = () => screen.getAllByRole('status').map((status) => status.textContent)
  expect(announced()).not.toContain('0 selected')
  for (const [keys, count] of [
    ['jx', 1],
    ['x', 0],
    ['xjx', 2],
  ] as const) {
    await user.keyboard(keys)
    expect(announced()).toContain(`${count} selected`)
  }
  for (const [key, name] of [
    ['a', 'Accept 2 orders'],
    ['d', 'Decline 2 orders'],
    ['jd', /^Decline Order WO-/],
  ] as const) {
    await user.keyboard(key)
    expect(await screen.findByRole('dialog')).toHaveAccessibleName(name)
    await user.click(openDialog().getByRole('button', { name: 'Cancel' }))
  }
})

test('names a failed order in the title, sends only that one again, and closes when all succeeded', async () => {
  const sent: string[] = []
  let failing = ''
  let sendRetry = () => {}
  const retry = new Promise<void>((resolve) => {
    sendRetry = resolve
  })
  let first = ''
  let second = ''
  const scrolledTo: string[] = []
  Reflect.set(HTMLElement.prototype, 'scrollIntoView', function (this: HTMLElement) {
    scrolledTo.push(this.textContent.slice(0, second.length))
  })
  const { user, notices, held } = await backend.open('priya', (api) => ({
    answerOrder: async (payload, options) => {
      sent.push(payload.workOrderNumber)
      if (sent.length > 2) await retry
      return payload.workOrderNumber === failing
        ? Promise.reject(new ApiError('refused', 'answerOrder', 500))
        : api.answerOrder(payload, options)
    },
  }))
  await firstCard()
  ;[first = '', second = ''] = await select(user, 2)
  failing = second
  await user.click(selectionBar(2).getByRole('button', { name: 'Decline' }))
  const dialog = await screen.findByRole('dialog', { name: 'Decline 2 orders' })
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason for Decline' }), 'Window cannot be met')
  await user.click(within(dialog).getByRole('button', { name: 'Decline 2 orders' }))
  expect(await screen.findByRole('dialog', { name: `Failed: ${second}` })).toBeInTheDocument()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, second.length))).toEqual([
    second,
    first,
  ])
  expect(scrolledTo).toEqual([first, second])
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView')
  expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain(`Failed: ${second}`)
  expect(screen.getByText('Not declined. Still available.')).toBeInTheDocument()
  expect(held).toHaveLength(1)
  failing = ''
  await user.click(openDialog().getByRole('button', { name: 'Try 1 order again' }))
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Decline 1 order')
  expect(screen.getByText('0 of 1')).toBeInTheDocument()
  const announced = recordAnnouncements()
  sendRetry()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(announced()).not.toContain('Decline 2 orders')
  expect(sent).toEqual([first, second, second])
  expect(notices.map(({ text }) => text)).toEqual([`${first} Declined`, `${second} Declined`])
  // The bar of the selected orders is gone, and with it the button that opened the dialog (WCAG 2.2, 2.4.3).
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  await settled()
})

test.each([
  ['no session', 'unauthorised', ['Not sent', 'Not sent', 'Not sent'], 1],
  ['a network that lets nothing through', 'timeout', ['Not confirmed. Refresh the list.', 'Not sent', 'Not sent'], 1],
  ['a server that refuses', 'refused', Array(3).fill('Not confirmed. Refresh the list.'), 3],
] as const)('after %s (%s) shows %j, having sent %d orders', async (_, failure, lines, count) => {
  let sent = 0
  const { user } = await backend.open('priya', () => ({
    answerOrder: () => {
      sent += 1
      return Promise.reject(new ApiError(failure, 'answerOrder'))
    },
    orderDetails: () => Promise.reject(new ApiError(failure, 'orderDetails')),
  }))
  await firstCard()
  const numbers = await select(user, 3)
  await user.click(selectionBar(3).getByRole('button', { name: 'Decline' }))
  await user.type(openDialog().getByRole('textbox', { name: 'Reason for Decline' }), 'Window cannot be met')
  await user.click(openDialog().getByRole('button', { name: 'Decline 3 orders' }))
  expect(await openDialog().findByRole('button', { name: 'Try 3 orders again' })).toBeEnabled()
  expect(sent).toBe(count)
  expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual(
    numbers.map((number, index) => `${number}${lines[index]}`),
  )
})

test('keeps "Not confirmed" of orders that a second run does not send', async () => {
  let failure: 'refused' | 'timeout' | 'unauthorised' = 'refused'
  const { user } = await backend.open('priya', () => ({
    answerOrder: () => Promise.reject(new ApiError(failure, 'answerOrder')),
    orderDetails: () => Promise.reject(new ApiError(failure, 'orderDetails')),
  }))
  await firstCard()
  await select(user, 2)
  await user.click(selectionBar(2).getByRole('button', { name: 'Decline' }))
  await user.type(openDialog().getByRole('textbox', { name: 'Reason for Decline' }), 'Window cannot be met')
  await user.click(openDialog().getByRole('button', { name: 'Decline 2 orders' }))
  for (failure of ['timeout', 'unauthorised'] as const) {
    await user.click(await openDialog().findByRole('button', { name: 'Try 2 orders again' }))
    await openDialog().findByRole('button', { name: 'Try 2 orders again' })
    expect(openDialog().getAllByText('Not confirmed. Refresh the list.')).toHaveLength(2)
  }
})

/** Declines three orders; the first one is sent until `confirmFirst` is called. */
async function declineThree() {
  const sent: string[] = []
  let confirmFirst = () => {}
  const first = new Promise<void>((resolve) => {
    confirmFirst = resolve
  })
  const { user, signIn } = await backend.open('priya', (api) => ({
    answerOrder: async (payload, options) => {
      sent.push(payload.workOrderNumber)
      await first
      return api.answerOrder(payload, options)
    },
  }))
  await firstCard()
  const numbers = await select(user, 3)
  await user.click(selectionBar(3).getByRole('button', { name: 'Decline' }))
  await user.type(openDialog().getByRole('textbox', { name: 'Reason for Decline' }), 'Window cannot be met')
  await user.click(openDialog().getByRole('button', { name: 'Decline 3 orders' }))
  return { user, signIn, numbers, sent, confirmFirst }
}

test('sends no further order after "Stop", says so at once, and sends the rest again', async () => {
  const { user, numbers, sent, confirmFirst } = await declineThree()
  await user.click(await openDialog().findByRole('button', { name: 'Stop' }))
  expect(screen.getAllByText('Not sent')).toHaveLength(2)
  confirmFirst()
  expect(await screen.findByRole('dialog', { name: `Not sent: ${numbers[1]}, ${numbers[2]}` })).toBeInTheDocument()
  expect(sent).toEqual(numbers.slice(0, 1))
  await user.click(openDialog().getByRole('button', { name: 'Try 2 orders again' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(sent).toEqual(numbers)
  await settled()
})

test('sends no further order once another user has signed in', async () => {
  const { signIn, numbers, sent, confirmFirst } = await declineThree()
  act(() => signIn({ username: 'omar' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await act(async () => confirmFirst())
  await settled()
  expect(sent).toEqual(numbers.slice(0, 1))
})

test.each([
  [1, 'Failed: WO-1', 'Con error: WO-1'],
  [4, 'Failed: WO-1, WO-2, WO-3, WO-4', 'Con error: WO-1, WO-2, WO-3, WO-4'],
  [5, 'Failed: WO-1, WO-2, WO-3 and 2 more', 'Con error: WO-1, WO-2, WO-3 y 2 más'],
  [200, 'Failed: WO-1, WO-2, WO-3 and 197 more', 'Con error: WO-1, WO-2, WO-3 y 197 más'],
])('leaves the buttons room below the title of %d failed orders: "%s"', (count, en, es) => {
  const numbers = Array.from({ length: count }, (_, index) => `WO-${index + 1}`)
  expect(messages.en.failedTitle(numbers)).toBe(en)
  expect(messages.es.failedTitle(numbers)).toBe(es)
})

test('shows and reports an error of our own as such, and sends that order again', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  let crashing = ''
  const { user, reports } = await backend.open('priya', (api) => ({
    answerOrder: (payload, options) =>
      payload.workOrderNumber === crashing
        ? Promise.reject(new TypeError('x is undefined'))
        : api.answerOrder(payload, options),
  }))
  await firstCard()
  const [first = '', second = ''] = await select(user, 2)
  crashing = first
  await user.click(selectionBar(2).getByRole('button', { name: 'Decline' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline 2 orders' }))
  await user.type(dialog.getByRole('textbox', { name: 'Reason for Decline' }), 'Window cannot be met')
  await user.click(dialog.getByRole('button', { name: 'Decline 2 orders' }))
  expect(await screen.findByRole('dialog', { name: `Failed: ${first}` })).toBeInTheDocument()
  expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    `${first}An unexpected error occurred. Refresh the list to see whether the order is still available.`,
    `${second}Declined`,
  ])
  expect(reports).toEqual([['save.crashed', { error: 'TypeError' }]])
  crashing = ''
  await user.click(openDialog().getByRole('button', { name: 'Try 1 order again' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await settled()
  error.mockRestore()
})

test('says without a network that decisions cannot wait, keeps what was typed, and hides that when the network is back', async () => {
  const unreachable = (operation: string) => () => Promise.reject(new ApiError('network', operation))
  const { user } = await backend.open('priya', () => ({
    answerOrder: unreachable('answerOrder'),
    orderDetails: unreachable('orderDetails'),
  }))
  await firstCard()
  await select(user, 2)
  const decline = () => user.click(selectionBar(2).getByRole('button', { name: 'Decline' }))
  await decline()
  const reason = () => openDialog().getByRole('textbox', { name: 'Reason for Decline' })
  await user.type(reason(), 'Window cannot be met')
  await user.click(openDialog().getByRole('button', { name: 'Decline 2 orders' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The server cannot be reached. These decisions cannot wait on this device',
  )
  expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    expect.stringContaining('No connection: the decline was not confirmed.'),
    expect.stringContaining('Not sent'),
  ])
  expect(openDialog().getByRole('button', { name: 'Try 2 orders again' })).toBeEnabled()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await user.click(openDialog().getByRole('button', { name: 'Close' }))
  await decline()
  await user.click(await openDialog().findByRole('button', { name: /^Restore/ }))
  expect(reason()).toHaveValue('Window cannot be met')
})

test.each([
  ['accept', 'Accept several orders / Aceptar varios pedidos'],
  ['decline', 'Decline several orders / Rechazar varios pedidos'],
] as const)('names the draft of the decision to %s several orders, in both languages', (kind, name) => {
  expect(bulkDraftKey(kind)).toBe(`${kind}-all:${name}`)
})

test('offers what was typed for several orders to each of them that is selected again, until it is decided', async () => {
  const { user, host } = await backend.open('priya')
  await firstCard()
  // Three cards are rendered before the others.
  await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(3))
  const [first = '', second = '', third = '', fourth = ''] = screen
    .getAllByRole('article')
    .map((card) => card.getAttribute('aria-label')?.replace('Order ', '') ?? '')
  const toggle = async (...numbers: readonly string[]) => {
    for (const number of numbers) await user.click(screen.getByRole('checkbox', { name: `Select order ${number}` }))
  }
  const accept = (count: number) => user.click(selectionBar(count).getByRole('button', { name: 'Accept' }))
  const reference = (number: string) => openDialog().getByRole('textbox', { name: `OC Reference Number of ${number}` })
  const submit = async (count: number) => {
    await user.click(openDialog().getByRole('button', { name: `Accept ${count} order${count > 1 ? 's' : ''}` }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await settled()
  }
  const referenceOf = (number: string) => number.slice(-3)
  const restore = async () => user.click(await openDialog().findByRole('button', { name: 'Restore' }))
  await toggle(first, second, third)
  await accept(3)
  for (const number of [first, second, third]) await user.type(reference(number), referenceOf(number))
  await user.keyboard('{Escape}')

  await toggle(first)
  await accept(2)
  await restore()
  expect(reference(second)).toHaveFocus()
  for (const number of [second, third]) expect(reference(number)).toHaveValue(referenceOf(number))
  await submit(2)

  await toggle(fourth)
  await accept(1)
  expect(openDialog().queryByText('Restore')).not.toBeInTheDocument()
  await user.type(reference(fourth), 'OC-4')
  await submit(1)

  await toggle(first)
  await accept(1)
  await restore()
  expect(reference(first)).toHaveValue(referenceOf(first))
  await submit(1)
  expect(host.drafts.find(bulkDraftKey('accept'))).toBeUndefined()
  expect(host.drafts.find(`earlier-${bulkDraftKey('accept')}`)).toBeUndefined()
})

test('drops what was typed to accept orders, alone and among several, when they are declined, and keeps that of others', async () => {
  const { user, host } = await backend.open('priya')
  await firstCard()
  await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(3))
  const [first = '', second = '', third = ''] = await select(user, 3)
  const kept = (...numbers: readonly string[]) => ({
    orders: numbers.map((workOrderNumber) => ({ workOrderNumber, reference: 'OC-1' })),
    comment: '',
    reason: '',
  })
  const keptOrders = () => host.drafts.find<KeptBulk>(bulkDraftKey('accept'))?.value.orders
  act(() => {
    host.drafts.keep(bulkDraftKey('accept'), kept(first, second, third))
    for (const number of [first, second, third])
      host.drafts.keep(`accept:${number}`, { reference: 'OC-1', comment: '' })
  })
  const decline = async (name: string) => {
    await user.type(openDialog().getByRole('textbox', { name: 'Reason for Decline' }), 'No driver')
    await user.click(openDialog().getByRole('button', { name }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await settled()
  }
  await user.click(screen.getByRole('checkbox', { name: `Select order ${third}` }))
  await user.click(selectionBar(2).getByRole('button', { name: 'Decline' }))
  await decline('Decline 2 orders')
  expect(keptOrders()).toEqual(kept(third).orders)
  expect([first, second, third].filter((number) => host.drafts.find(`accept:${number}`))).toEqual([third])

  const last = screen.getByRole('article', { name: `Order ${third}` })
  await user.click(within(last).getByRole('button', { name: 'Decline' }))
  await decline('Decline Order')
  expect(keptOrders()).toBeUndefined()
  expect(host.drafts.find(`accept:${third}`)).toBeUndefined()
})

test.each([
  ['timeout', undefined, 'Not confirmed. Refresh the list.'],
  ['refused', 502, 'Not confirmed. Refresh the list.'],
  ['network', undefined, 'No connection: the acceptance was not confirmed.'],
] as const)(
  'shows after an accept that failed with %s %p, and an order that does not load, "%s"',
  async (failure, status, text) => {
    let isDown = true
    const { user, notices } = await backend.open('priya', (api) => ({
      answerOrder: (...call) =>
        isDown ? Promise.reject(new ApiError(failure, 'answerOrder', status)) : api.answerOrder(...call),
      orderDetails: () => Promise.reject(new ApiError('refused', 'orderDetails', 503)),
    }))
    await firstCard()
    const [number = ''] = await select(user, 1)
    await user.click(selectionBar(1).getByRole('button', { name: 'Accept' }))
    await user.type(openDialog().getByRole('textbox', { name: `OC Reference Number of ${number}` }), 'OC-1')
    await user.click(openDialog().getByRole('button', { name: 'Accept 1 order' }))
    expect(await openDialog().findByText(text)).toBeInTheDocument()
    isDown = false
    await user.click(openDialog().getByRole('button', { name: 'Try 1 order again' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(notices.map((notice) => notice.text)).toEqual([`${number} Accepted!`])
    await settled()
  },
)

test('shows the stops, windows and temperatures of every order to accept or decline', async () => {
  const { user } = await backend.open('priya')
  const { card } = await firstCard()
  const names = within(card)
    .getAllByRole('term')
    .filter((term) => term.textContent === 'Pickup' || term.textContent === 'Dropoff')
    .map((term) => term.nextElementSibling?.textContent ?? '')
  await select(user, 1)
  for (const action of ['Accept', 'Decline'] as const) {
    await user.click(selectionBar(1).getByRole('button', { name: action }))
    const dialog = within(await screen.findByRole('dialog', { name: `${action} 1 order` }))
    for (const name of names) expect(dialog.getByText(name)).toBeInTheDocument()
    expect(dialog.getByText(/→ \d/)).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  }
})

test('selects a range with Shift and all orders of the page with Ctrl+A, clears them with the focus on the last one, and begins no range there', async () => {
  const { user } = await backend.open('priya')
  await screen.findByRole('navigation', { name: 'Orders pages, bottom' })
  const boxes = screen.getAllByRole('checkbox', { name: /^Select order/ })
  await user.click(boxes[0] as HTMLElement)
  await user.keyboard('{Shift>}')
  await user.click(boxes[3] as HTMLElement)
  await user.keyboard('{/Shift}')
  expect(screen.getByRole('region', { name: '4 selected' })).toBeInTheDocument()
  await user.keyboard('{Control>}a{/Control}')
  await user.click(selectionBar(boxes.length).getByRole('button', { name: 'Clear' }))
  expect(screen.queryByRole('region', { name: /selected/ })).not.toBeInTheDocument()
  const last = within(screen.getAllByRole('article').at(-1) as HTMLElement)
  expect(last.getByRole('heading')).toContainElement(document.activeElement as HTMLElement)
  await user.keyboard('{Shift>}')
  await user.click(boxes[6] as HTMLElement)
  await user.keyboard('{/Shift}')
  expect(screen.getByRole('region', { name: '1 selected' })).toBeInTheDocument()
})

test('selects no order again that had left the list and came back', async () => {
  const hidden = new Set<string>()
  const { user } = await backend.open('priya', (api) => ({
    availableOrders: async (...call) => {
      const orders = await api.availableOrders(...call)
      return orders.filter(({ workOrderNumber }) => !hidden.has(workOrderNumber))
    },
  }))
  await firstCard()
  const [first = ''] = await select(user, 2)
  const refresh = async () => {
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    await settled()
  }
  hidden.add(first)
  await refresh()
  expect(await screen.findByRole('region', { name: '1 selected' })).toBeInTheDocument()
  hidden.clear()
  await refresh()
  expect(await screen.findByRole('checkbox', { name: `Select order ${first}` })).not.toBeChecked()
  expect(screen.getByRole('region', { name: '1 selected' })).toBeInTheDocument()
})

test('selects and clears all orders of the page by the checkbox in the heading of the table', async () => {
  const { user } = await backend.open('priya')
  await screen.findByRole('navigation', { name: 'Orders pages, bottom' })
  await user.click(screen.getByRole('button', { name: 'Table' }))
  const page = screen.getByRole('checkbox', { name: 'Select all orders on this page' })
  const boxes = screen.getAllByRole('checkbox', { name: /^Select order/ })
  await user.click(boxes[1] as HTMLElement)
  expect(page).toBePartiallyChecked()
  await user.click(page)
  expect(screen.getByRole('region', { name: `${boxes.length} selected` })).toBeInTheDocument()
  expect(page).toBeChecked()
  expect(page).not.toBePartiallyChecked()
  await user.click(page)
  expect(screen.queryByRole('region', { name: /selected/ })).not.toBeInTheDocument()
  expect(page).toHaveFocus()
})

test('pastes a column of references into one field for each order, and names the lines that are left', async () => {
  const { user } = await backend.open('priya')
  await firstCard()
  const numbers = await select(user, 3)
  await user.click(selectionBar(3).getByRole('button', { name: 'Accept' }))
  await screen.findByRole('dialog', { name: 'Accept 3 orders' })
  await user.paste('R-1\nR-2\nR-3\nR-4\n')
  const typed = numbers.map((number) =>
    openDialog().getByRole<HTMLInputElement>('textbox', { name: `OC Reference Number of ${number}` }),
  )
  expect(typed.map(({ value }) => value)).toEqual(['R-1', 'R-2', 'R-3'])
  expect(openDialog().getByRole('alert')).toHaveTextContent('Not pasted, because no empty field was left below: R-4')
  expect(openDialog().getByRole('button', { name: 'Accept 3 orders' })).toBeEnabled()
})

test('renders none of the orders again for a key press', async () => {
  let reads = 0
  const order = Object.defineProperty({ ...anOrder() }, 'pickupClientLocationName', {
    get: () => {
      reads += 1
      return 'Tempe Compounding Pharmacy'
    },
  })
  const { host } = createTestHost({ api: createApi({ baseUrl: '', getToken: () => undefined }) })
  render(
    <RemoteProviders host={host}>
      <BulkDialog kind="accept" orders={[order]} onClose={() => undefined} onGone={() => undefined} />
    </RemoteProviders>,
  )
  const atOpening = reads
  await setUpUser().type(screen.getByRole('textbox', { name: /^OC Reference Number/ }), 'OC-1')
  expect(reads).toBe(atOpening)
})

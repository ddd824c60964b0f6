import { type ApiClient, ApiError, type Outbox } from '@carrier-portal/contract'
import { createMemoryOutbox } from '@carrier-portal/contract/testing'
import { expectNoAxeViolations, recordAnnouncements } from '@carrier-portal/shared-ui/testing'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { type ChangedApi, editorOnBackend } from '../testing/openEditor.tsx'
import { PAUSE, press } from '../testing/press.ts'

const FAILED = 'There was an error updating the charge this order. Please try again.'
const backend = editorOnBackend()

async function openCharge(changed?: ChangedApi, outbox?: Outbox) {
  const { workOrderNumber } = await backend.completed()
  const { ocCharge } = await backend.held(workOrderNumber)
  const opened = await backend.open('charge', workOrderNumber, changed, outbox && { outbox })
  const dialog = within(screen.getByRole('dialog', { name: `Update Charge for ${workOrderNumber}` }))
  const charge = await dialog.findByRole('spinbutton', { name: 'Charge' })
  return { ...opened, workOrderNumber, old: ocCharge ?? 0, dialog, charge }
}

/** Changes the charge as another user does. The pause after the typing may end meanwhile, which renders the dialog. */
async function replaceCharge(api: ApiClient, workOrderNumber: string, charge: number) {
  await act(async () => {
    const { workOrderId } = await backend.held(workOrderNumber)
    await api.updateCharge({ workOrderId: workOrderId ?? '', charge })
  })
}

test('shows "Charge is required." once the field is touched or dirty, and disables the button until then', async () => {
  const { user, dialog, charge } = await openCharge()
  const update = dialog.getByRole('button', { name: 'Update Charge' })
  expect(update).toBeDisabled()
  expect(charge).not.toHaveAccessibleDescription('Charge is required.')
  await user.click(charge)
  await user.tab()
  expect(charge).toHaveAccessibleDescription('Charge is required.')
  await user.type(charge, '12.5')
  expect(update).toBeEnabled()
  await expectNoAxeViolations(screen.getByRole('dialog'))
})

test('shows "Charge is required." in a field whose only digit was deleted, while it has the focus', async () => {
  const { user, charge } = await openCharge()
  await user.type(charge, '5{Backspace}')
  expect(charge).toHaveFocus()
  expect(charge).toHaveAccessibleDescription('Charge is required.')
})

test('shows the current charge, the new charge and the difference, and announces them when the typing pauses', async () => {
  const { user, dialog, charge, old } = await openCharge()
  const announced = recordAnnouncements()
  await user.type(charge, String(old + 1.25))
  const shown = dialog.getAllByRole('definition').map((value) => value.textContent)
  const dollars = (amount: number) =>
    new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(amount)
  expect(shown).toEqual([dollars(old), dollars(old + 1.25), '+$1.25'])
  expect(announced()).toEqual([])
  const status = await dialog.findByText('New charge', { selector: '[role="status"] *' })
  expect(status.closest('dl')).toHaveTextContent('+$1.25')
  expect(announced()).toHaveLength(1)
  await user.type(charge, '{Backspace}{Backspace}{Backspace},50')
  expect(charge).toHaveAccessibleDescription(/comma separates thousands/)
  expect(dialog.queryByText('New charge', { selector: '[role="status"] *' })).not.toBeInTheDocument()
})

test('takes a scan out of the amount that it was typed into, with the signal of a refused one, and sends nothing', async () => {
  const vibrate = jest.fn()
  Object.assign(navigator, { vibrate })
  const updateCharge = jest.fn()
  const { user, dialog, charge } = await openCharge(() => ({ updateCharge }))
  await user.type(charge, '12.50')
  press(charge, '004417', PAUSE.scanner)
  expect(charge).toHaveDisplayValue('12.50')
  expect(vibrate).toHaveBeenCalledTimes(1)
  press(dialog.getByRole('button', { name: 'Update Charge' }), '004417', PAUSE.scanner)
  expect(vibrate).toHaveBeenCalledTimes(2)
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(updateCharge).not.toHaveBeenCalled()
  Reflect.deleteProperty(navigator, 'vibrate')
})

const crash = () => Promise.reject(new TypeError('Jamie Fields is undefined'))

test.each([
  ['of the call', crash, undefined],
  [
    'after a lost connection',
    () => Promise.reject(new ApiError('network', 'updateCharge')),
    { ...createMemoryOutbox(), add: crash },
  ],
])('shows and reports an error of our own %s as such, not as a failed request', async (_, updateCharge, outbox) => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { user, dialog, charge, old, reports } = await openCharge(() => ({ updateCharge }), outbox)
  await user.type(charge, String(old + 1))
  await user.click(dialog.getByRole('button', { name: 'Update Charge' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('An unexpected error occurred.')
  expect(dialog.queryByText(FAILED)).not.toBeInTheDocument()
  expect(reports).toEqual([['save.crashed', { error: 'TypeError' }]])
  expect(error.mock.calls).toEqual([
    [expect.stringMatching(/^The editor [\d.]+ stopped because of an error: TypeError/)],
  ])
  expect(error.mock.calls.join()).not.toContain('Jamie')
  error.mockRestore()
})

test('saves a corrected charge, shows the toast after 300 ms and announces the change', async () => {
  const changes: unknown[] = []
  const { user, dialog, charge, old, workOrderNumber, closed, notices, host, unmount } = await openCharge()
  host.orders.changed.subscribe((change) => changes.push(change))
  await user.type(charge, String(old + 2))
  await user.click(dialog.getByRole('button', { name: 'Update Charge' }))
  await waitFor(() => expect(closed).toEqual(['CHARGE_SUCCESS']))
  unmount()
  expect(notices).toEqual([{ tone: 'success', text: `${workOrderNumber} charge updated successfully!`, afterMs: 300 }])
  expect(changes).toEqual([{ workOrderNumber, kind: 'charged' }])
  expect((await backend.held(workOrderNumber)).ocCharge).toBe(old + 2)
})

test('shows Updating while sending, and after a failure an alert that can be dismissed, and keeps the amount', async () => {
  let refuse = () => {}
  // The button says Updating before the call: the order is read first.
  const refused = new Promise<void>((resolve) => {
    refuse = resolve
  })
  const { user, dialog, charge, old } = await openCharge(() => ({
    updateCharge: () => refused.then(() => Promise.reject(new ApiError('refused', 'updateCharge', 500))),
  }))
  await user.type(charge, String(old + 1))
  await user.click(dialog.getByRole('button', { name: 'Update Charge' }))
  expect(await dialog.findByRole('button', { name: 'Updating' })).toHaveAttribute('aria-busy', 'true')
  expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  refuse()
  expect(await dialog.findByRole('alert')).toHaveTextContent(FAILED)
  await user.click(dialog.getByRole('button', { name: 'Dismiss' }))
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument()
  expect(charge).toHaveDisplayValue(String(old + 1))
})

test('says beside the failure that the order is not completed yet', async () => {
  const { workOrderNumber } = await backend.accepted()
  const { user } = await backend.open('charge', workOrderNumber)
  await user.type(await screen.findByRole('spinbutton', { name: 'Charge' }), '95.5')
  await user.click(screen.getByRole('button', { name: 'Update Charge' }))
  const reason = 'Only the charge of a completed order can be corrected.'
  expect(await screen.findByRole('alert')).toHaveTextContent(`${FAILED} ${reason}`)
})

test.each([
  ['0', 'The new charge is $0.00. Nothing will be paid for this order.'],
  ['-5', 'The new charge is below zero: -$5.00.'],
])('asks for a confirmation of a charge of %s', async (typed, question) => {
  let sent = 0
  const { user, dialog, charge } = await openCharge(() => ({
    updateCharge: async () => {
      sent += 1
      throw new ApiError('refused', 'updateCharge', 500)
    },
  }))
  await user.type(charge, typed)
  await user.click(dialog.getByRole('button', { name: 'Update Charge' }))
  expect(dialog.getByRole('alertdialog', { name: question })).toBeInTheDocument()
  await user.click(dialog.getByText('Go back'))
  expect(sent).toBe(0)
  const update = dialog.getByRole('button', { name: 'Update Charge' })
  await waitFor(() => expect(update).toHaveFocus())
  await user.click(update)
  await user.click(dialog.getByText('Yes, change it'))
  await waitFor(() => expect(sent).toBe(1))
  expect(await dialog.findByRole('alert')).toHaveTextContent(FAILED)
  expect(update).toHaveFocus()
})

test('refuses an amount that it cannot read and keeps the typed text', async () => {
  const { user, dialog, charge } = await openCharge()
  await user.type(charge, '12,50')
  expect(charge).toHaveValue('12,50')
  expect(charge).toHaveAccessibleDescription(/comma separates thousands/)
  const announced = recordAnnouncements()
  // An Enter right behind the keys would be that of a scan.
  press(charge, '', PAUSE.person)
  expect(announced()).toEqual([expect.stringMatching(/comma separates thousands/)])
  expect(dialog.getByRole('button', { name: 'Update Charge' })).toBeDisabled()
})

test('accepts a pasted amount with dollar sign and thousands separator', async () => {
  const { user, dialog, charge } = await openCharge()
  await user.click(charge)
  await user.paste('$1,250.00')
  expect(dialog.getByRole('button', { name: 'Update Charge' })).toBeEnabled()
  expect(dialog.getAllByRole('definition')[1]).toHaveTextContent('$1,250.00')
})

test('ignores arrow keys in the amount', async () => {
  const { user, charge } = await openCharge()
  await user.type(charge, '95.5{ArrowUp}{ArrowDown}{ArrowDown}')
  expect(charge).toHaveValue('95.5')
})

test('shows no difference to an unknown charge, and sends with the id from the list, when the details cannot be loaded', async () => {
  const { workOrderNumber, workOrderId } = await backend.completed()
  const failing: ChangedApi = (api) => ({ orderDetails: () => api.orderDetails('WO-UNKNOWN') })
  const { user, closed, unmount } = await backend.open('charge', workOrderNumber, failing, {}, { workOrderId })
  await user.type(await screen.findByRole('spinbutton', { name: 'Charge' }), '77.25')
  expect(screen.getByRole('alert')).toHaveTextContent('The current charge could not be loaded.')
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['—', '$77.25', '—'])
  await user.click(screen.getByRole('button', { name: 'Update Charge' }))
  await waitFor(() => expect(closed).toEqual(['CHARGE_SUCCESS']))
  unmount()
  expect((await backend.held(workOrderNumber)).ocCharge).toBe(77.25)
})

test('names a missing connection beside a failed load, which is repeated when the device is online again', async () => {
  const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { workOrderNumber } = await backend.completed()
  await backend.open('charge', workOrderNumber, (api) => ({
    orderDetails: (...call) =>
      navigator.onLine ? api.orderDetails(...call) : Promise.reject(new ApiError('network', 'orderDetails')),
  }))
  expect(await screen.findByText('You are offline. The order loads when you are online again.')).toBeVisible()
  connection.mockRestore()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByRole('spinbutton', { name: 'Charge' })).toBeVisible()
})

test.each([
  ['the time limit ended it', 'timeout', undefined],
  ['the server is down', 'network', undefined],
  ['a gateway responded in place of the server', 'refused', 503],
] as const)('promises no load by itself where %s and the device is online', async (_, failure, status) => {
  const { workOrderNumber } = await backend.completed()
  await backend.open('charge', workOrderNumber, () => ({
    orderDetails: () => Promise.reject(new ApiError(failure, 'orderDetails', status)),
  }))
  const reason = 'No connection to the server, or a slow one. Try again in a moment.'
  expect(await screen.findByText(reason)).toBeVisible()
  expect(screen.queryByText(/online again/)).not.toBeInTheDocument()
})

test('sends the same charge under the same key after a failure, and another charge under a new one', async () => {
  const sent: unknown[] = []
  const { user, dialog, charge } = await openCharge(() => ({
    updateCharge: (_, options) => {
      sent.push(options?.idempotencyKey)
      return Promise.reject(new ApiError('refused', 'updateCharge', 502))
    },
  }))
  const update = () => dialog.findByRole('button', { name: 'Update Charge' })
  await user.type(charge, '12.5')
  for (const times of [1, 2]) {
    await user.click(await update())
    await waitFor(() => expect(sent).toHaveLength(times))
  }
  await user.type(charge, '1')
  await user.click(await update())
  await waitFor(() => expect(sent).toHaveLength(3))
  expect(sent[1]).toBe(sent[0])
  expect(sent[2]).not.toBe(sent[0])
})

test('sends a charge as new work after another one was tried, because the earlier response would be repeated', async () => {
  const sent: unknown[] = []
  const { user, dialog, charge } = await openCharge(() => ({
    updateCharge: (_, options) => {
      sent.push(options?.idempotencyKey)
      return Promise.reject(new ApiError('refused', 'updateCharge', 502))
    },
  }))
  for (const [times, amount] of ['10', '20', '10'].entries()) {
    await user.clear(charge)
    await user.type(charge, amount)
    await user.click(await dialog.findByRole('button', { name: 'Update Charge' }))
    await waitFor(() => expect(sent).toHaveLength(times + 1))
    await dialog.findByRole('alert')
  }
  expect(new Set(sent).size).toBe(3)
})

test('sends nothing over a charge that someone else saved meanwhile, and shows that one', async () => {
  const { user, dialog, charge, old, workOrderNumber, api, closed, unmount } = await openCharge()
  await replaceCharge(api, workOrderNumber, old + 7)
  await user.type(charge, String(old + 1))
  await user.click(dialog.getByRole('button', { name: 'Update Charge' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('Someone else changed the charge meanwhile.')
  await waitFor(async () => expect((await backend.held(workOrderNumber)).ocCharge).toBe(old + 7))
  expect(dialog.getAllByRole('definition')[2]).toHaveTextContent('-$6.00')
  await user.click(dialog.getByRole('button', { name: 'Update Charge' }))
  await waitFor(() => expect(closed).toEqual(['CHARGE_SUCCESS']))
  unmount()
  expect((await backend.held(workOrderNumber)).ocCharge).toBe(old + 1)
})

test('replaces a charge of its own whose response was lost, also after an attempt that could not read the order', async () => {
  let failing: 'response' | 'read' | undefined
  const { user, dialog, charge, old, workOrderNumber, closed, unmount } = await openCharge((api) => ({
    orderDetails: (...call) =>
      failing === 'read' ? Promise.reject(new ApiError('refused', 'orderDetails', 502)) : api.orderDetails(...call),
    updateCharge: async (...call) => {
      const response = await api.updateCharge(...call)
      if (failing) throw new ApiError('refused', 'updateCharge', 502)
      return response
    },
  }))
  for (const [amount, failure] of [
    [old + 1, 'response'],
    [old + 2, 'read'],
    [old + 2, undefined],
  ] as const) {
    failing = failure
    await user.clear(charge)
    await user.type(charge, String(amount))
    await user.click(await dialog.findByRole('button', { name: 'Update Charge' }))
    if (failing) await dialog.findByRole('alert')
  }
  await waitFor(() => expect(closed).toEqual(['CHARGE_SUCCESS']))
  unmount()
  expect((await backend.held(workOrderNumber)).ocCharge).toBe(old + 2)
})

test('saves a charge again that someone else replaced after its response was lost', async () => {
  let isLost = true
  const { user, dialog, charge, old, workOrderNumber, api, closed, unmount } = await openCharge((api) => ({
    updateCharge: async (...call) => {
      const response = await api.updateCharge(...call)
      if (isLost) throw new ApiError('network', 'updateCharge')
      return response
    },
  }))
  const update = async () => user.click(await dialog.findByRole('button', { name: 'Update Charge' }))
  await user.type(charge, String(old + 1))
  await update()
  await dialog.findByRole('alert')
  await replaceCharge(api, workOrderNumber, old + 7)
  isLost = false
  await update()
  await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('Someone else changed the charge meanwhile.'))
  await update()
  await waitFor(() => expect(closed).toEqual(['CHARGE_SUCCESS']))
  unmount()
  expect((await backend.held(workOrderNumber)).ocCharge).toBe(old + 1)
})

test('closes without sending on Cancel', async () => {
  const { user, dialog, closed } = await openCharge()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(closed).toEqual(['CLOSED'])
})

test('drops the draft when the typed amount is removed again, and keeps one of an earlier opening until then', async () => {
  const { user, charge, workOrderNumber, host } = await openCharge()
  const draft = () => host.drafts.find(`charge:${workOrderNumber}`)
  host.drafts.keep(`charge:${workOrderNumber}`, '40')
  await user.click(charge)
  expect(draft()).toMatchObject({ value: '40' })
  await user.type(charge, '5')
  expect(draft()).toMatchObject({ value: '5' })
  await user.clear(charge)
  expect(draft()).toBeUndefined()
})

test('offers the draft of an order that is gone, to read or to discard', async () => {
  const key = 'charge:WO-999999'
  const { user, host } = await backend.open('charge', 'WO-999999')
  host.drafts.keep(key, '48.5')
  expect(await screen.findByText(/^This order is not available to you/)).toBeVisible()
  expect(screen.getByText('There was an error. Please try again.')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Restore' }))
  expect(screen.getByRole('spinbutton', { name: 'Charge' })).toHaveDisplayValue('48.5')
  expect(screen.getByRole('spinbutton', { name: 'Charge' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Update Charge' }))
  expect(
    await screen.findByText(/^There was an error updating the charge this order.*This order is not available/),
  ).toBeVisible()
  cleanup()

  const again = await backend.open('charge', 'WO-999999')
  again.host.drafts.keep(key, '48.5')
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(again.host.drafts.find(key)).toBeUndefined()
})

import { type ApiClient, ApiError } from '@carrier-portal/contract'
import { expectNoAxeViolations, recordAnnouncements } from '@carrier-portal/shared-ui/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { backendOfTests, firstCard, settled } from '../testing/openScreen.tsx'

const ACCEPT_FAILED = 'There was an error accepting this order. Please try again.'
const DECLINE_FAILED = 'There was an error rejecting this order. Please try again.'
const GONE = 'This order is no longer available. It may have been taken or withdrawn.'
const backend = backendOfTests()

async function openDialog(button: 'Accept' | 'Decline', changed?: (api: ApiClient) => Partial<ApiClient>) {
  const opened = await backend.open('priya', changed)
  const { card, number } = await firstCard()
  await opened.user.click(within(card).getByRole('button', { name: button }))
  const dialog = await screen.findByRole('dialog', { name: `${button} Order ${number}` })
  return {
    ...opened,
    card,
    number,
    dialog: within(dialog),
    submit: () => within(dialog).getByRole('button', { name: new RegExp(`^${button} Order$`) }),
  }
}

test('records an accepted order, closes, shows the toast after 300 ms and removes the order from the list', async () => {
  const { user, dialog, number, submit, notices, api } = await openDialog('Accept')
  const reference = dialog.getByRole('textbox', { name: 'OC Reference Number' })
  expect(reference).toHaveFocus()
  expect(submit()).toBeDisabled()
  await user.type(reference, 'OC-4711')
  await user.type(dialog.getByRole('textbox', { name: 'User Comment' }), 'On our way')
  await user.type(reference, '{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(notices).toEqual([{ tone: 'success', text: `${number} Accepted!`, afterMs: 300 }])
  await waitFor(() => expect(screen.queryByRole('article', { name: `Order ${number}` })).not.toBeInTheDocument())
  // WCAG 2.2, 2.4.3: the focus goes to the card that took the place of the accepted one.
  const next = await firstCard()
  await waitFor(() => expect(within(next.card).getByRole('link', { name: next.number })).toHaveFocus())
  await settled()
  const { workOrder } = await api.orderDetails(number)
  expect(workOrder).toMatchObject({ status: 'ROUTED', ocReferenceNumber: 'OC-4711' })
})

test('records a declined order with an edited quick phrase and shows a neutral toast', async () => {
  const { user, dialog, number, submit, notices, api } = await openDialog('Decline')
  const phrase = (name: string) => dialog.getByRole('button', { name })
  const reason = dialog.getByRole('textbox', { name: 'Reason for Decline' })
  await user.type(reason, 'Back Monday')
  await user.click(phrase('No suitable vehicle'))
  await user.click(phrase('No driver available'))
  expect(phrase('No driver available')).toHaveAttribute('aria-pressed', 'true')
  expect(phrase('No suitable vehicle')).toHaveAttribute('aria-pressed', 'false')
  expect(reason).toHaveFocus()
  await user.keyboard(' at noon')
  expect(reason).toHaveValue('No driver available. Back Monday at noon')
  await user.click(submit())
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(notices).toEqual([{ tone: 'neutral', text: `${number} Declined`, afterMs: 300 }])
  await settled()
  const { workOrder } = await api.orderDetails(number)
  expect(workOrder.status).toBe('REJECTED')
})

test('shows and reports an error of our own as such, not as a failed request', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { user, dialog, submit, reports } = await openDialog('Accept', () => ({
    answerOrder: () => Promise.reject(new TypeError('x is undefined')),
  }))
  await user.type(dialog.getByRole('textbox', { name: 'OC Reference Number' }), 'OC-1')
  await user.click(submit())
  expect(await dialog.findByRole('alert')).toHaveTextContent('An unexpected error occurred.')
  expect(dialog.queryByText(ACCEPT_FAILED)).not.toBeInTheDocument()
  expect(reports).toEqual([['save.crashed', { error: 'TypeError' }]])
  expect(submit()).toBeEnabled()
  error.mockRestore()
})

test('shows each validation message at its field', async () => {
  const { user, dialog, submit } = await openDialog('Accept')
  const reference = dialog.getByRole('textbox', { name: 'OC Reference Number' })
  const comment = dialog.getByRole('textbox', { name: 'User Comment' })
  expect(reference).toHaveAccessibleDescription('')
  await user.type(reference, '  ')
  await user.click(comment)
  expect(reference).toHaveAccessibleDescription('OC Reference Number is required.')
  await user.paste('x'.repeat(256))
  expect(comment).toHaveAccessibleDescription('User Comment cannot be more than 255 characters.')
  expect(dialog.getByText('256/255')).toBeInTheDocument()
  await user.type(reference, 'OC-1')
  expect(submit()).toBeDisabled()
  expect(submit()).toHaveAccessibleDescription('Shorten the comment to accept.')
  await user.keyboard('{Enter}')
  expect(comment).toHaveFocus()
  await user.clear(reference)
  await user.type(comment, '{Control>}{Enter}{/Control}')
  expect(reference).toHaveFocus()
})

test('shows the error of a missing and of a too long reason, and describes why the button is disabled', async () => {
  const { user, dialog, submit } = await openDialog('Decline')
  const reason = dialog.getByRole('textbox', { name: 'Reason for Decline' })
  expect(submit()).toHaveAccessibleDescription('Enter a reason to decline.')
  const announced = recordAnnouncements()
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(announced()).toEqual(['Reason for Decline is required.'])
  expect(reason).toHaveAccessibleDescription('Reason for Decline is required.')
  await user.click(reason)
  await user.paste('x'.repeat(256))
  expect(reason).toHaveAccessibleDescription('Reason for Decline cannot be more than 255 characters.')
  expect(submit()).toBeDisabled()
})

test.each([
  ['Accept', 'OC Reference Number', ACCEPT_FAILED],
  ['Decline', 'Reason for Decline', DECLINE_FAILED],
] as const)('shows the error of a failed %s and keeps the typed values', async (button, field, failure) => {
  const { user, dialog, submit, notices } = await openDialog(button, () => ({
    answerOrder: () => Promise.reject(new ApiError('refused', 'answerOrder', 500)),
  }))
  await user.type(dialog.getByRole('textbox', { name: field }), 'Typed with gloves')
  await user.click(submit())
  expect(await dialog.findByText(failure)).toBeInTheDocument()
  expect(dialog.getByRole('textbox', { name: field })).toHaveValue('Typed with gloves')
  await waitFor(() => expect(submit()).toBeEnabled())
  expect(dialog.queryByText(GONE)).not.toBeInTheDocument()
  expect(notices).toEqual([])
})

test('shows that another dispatcher has taken the order and removes it from the list', async () => {
  const { user, dialog, number, submit, host } = await openDialog('Accept')
  const rival = await backend.api('priya')
  await rival.answerOrder({
    workOrderNumber: number,
    ocStatus: 'ACCEPTED',
    ocReferenceNumber: 'RIVAL',
    userComment: '',
  })
  await user.type(dialog.getByRole('textbox', { name: 'OC Reference Number' }), 'OC-1')
  await user.click(submit())
  expect(await dialog.findByText(ACCEPT_FAILED)).toBeInTheDocument()
  expect(await dialog.findByText(GONE)).toBeInTheDocument()
  expect(dialog.getByRole('alert')).toHaveTextContent(`${ACCEPT_FAILED} ${GONE}`)
  expect(dialog.getByRole('textbox', { name: 'OC Reference Number' })).toHaveValue('OC-1')
  expect(host.drafts.find(`accept:${number}`)).toBeUndefined()
  await settled()
  expect(screen.queryByRole('article', { name: `Order ${number}`, hidden: true })).not.toBeInTheDocument()
})

test('shows an accepted order as accepted when only the response was lost', async () => {
  const { user, dialog, number, submit, notices } = await openDialog('Accept', (api) => ({
    answerOrder: async (...call) => {
      await api.answerOrder(...call)
      throw new ApiError('network', 'answerOrder')
    },
  }))
  await user.type(dialog.getByRole('textbox', { name: 'OC Reference Number' }), 'OC-LOST')
  await user.click(submit())
  await waitFor(() => expect(notices).toEqual([{ tone: 'success', text: `${number} Accepted!`, afterMs: 300 }]))
  await settled()
})

test('shows an accepted order as accepted when a backend without idempotency keys refuses the second press', async () => {
  let presses = 0
  const { user, dialog, number, submit, notices } = await openDialog('Accept', (api) => ({
    answerOrder: async (decision) => {
      presses += 1
      await api.answerOrder(decision)
      throw new ApiError('network', 'answerOrder')
    },
    orderDetails: (...call) =>
      presses === 1 ? Promise.reject(new ApiError('network', 'orderDetails')) : api.orderDetails(...call),
  }))
  await user.type(dialog.getByRole('textbox', { name: 'OC Reference Number' }), 'OC-TWICE')
  await user.click(submit())
  expect(await dialog.findByText(ACCEPT_FAILED)).toBeInTheDocument()
  await user.click(submit())
  await waitFor(() => expect(notices).toEqual([{ tone: 'success', text: `${number} Accepted!`, afterMs: 300 }]))
  await settled()
})

test('sends one request for ten clicks, and the same idempotency key on the retry', async () => {
  const keys: (string | undefined)[] = []
  const { user, dialog, submit } = await openDialog('Accept', () => ({
    answerOrder: (_, options) => {
      keys.push(options?.idempotencyKey)
      return Promise.reject(new ApiError('timeout', 'answerOrder'))
    },
  }))
  await user.type(dialog.getByRole('textbox', { name: 'OC Reference Number' }), 'OC-1')
  const button = submit()
  act(() => {
    for (let click = 0; click < 10; click += 1) button.click()
  })
  expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  expect(await dialog.findByText(ACCEPT_FAILED)).toBeInTheDocument()
  expect(keys).toHaveLength(1)
  await user.click(submit())
  await waitFor(() => expect(keys).toHaveLength(2))
  expect(keys[1]).toBe(keys[0])
})

test('sends the second press while the order is still being fetched after a failure', async () => {
  const sent: string[] = []
  const { user, dialog, submit } = await openDialog('Accept', () => ({
    answerOrder: ({ workOrderNumber }) => {
      sent.push(workOrderNumber)
      return Promise.reject(new ApiError('network', 'answerOrder'))
    },
    orderDetails: () => new Promise(() => {}),
  }))
  await user.type(dialog.getByRole('textbox', { name: 'OC Reference Number' }), 'OC-1')
  await user.click(submit())
  expect(await dialog.findByText(ACCEPT_FAILED)).toBeInTheDocument()
  await user.click(submit())
  expect(sent).toHaveLength(2)
})

test('closes without a question when a value is typed, and offers the draft on the next opening', async () => {
  const { user, card, dialog, number, held, host } = await openDialog('Decline')
  await user.type(dialog.getByRole('textbox', { name: 'Reason for Decline' }), 'Maybe')
  expect(held).toEqual(['decline'])
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(held).toEqual([])
  expect(host.drafts.find(`decline:${number}`)?.value).toEqual({ reason: 'Maybe' })

  await user.click(within(card).getByRole('button', { name: 'Decline' }))
  const again = within(screen.getByRole('dialog'))
  expect(again.getByText(/^Restore what you typed at \d/)).toBeInTheDocument()
  await user.click(await again.findByRole('button', { name: 'Restore' }))
  expect(again.getByRole('textbox', { name: 'Reason for Decline' })).toHaveFocus()
  expect(again.getByRole('textbox', { name: 'Reason for Decline' })).toHaveValue('Maybe')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('removes a discarded draft, and the draft of a form that is empty again', async () => {
  const { user, card, dialog, number, host } = await openDialog('Decline')
  await user.type(dialog.getByRole('textbox', { name: 'Reason for Decline' }), 'No')
  await user.clear(dialog.getByRole('textbox', { name: 'Reason for Decline' }))
  expect(host.drafts.find(`decline:${number}`)).toBeUndefined()
  await user.keyboard('{Escape}')
  act(() => host.drafts.keep(`decline:${number}`, { reason: 'Maybe' }))
  await user.click(within(card).getByRole('button', { name: 'Decline' }))
  await user.click(await within(screen.getByRole('dialog')).findByRole('button', { name: 'Discard' }))
  expect(host.drafts.find(`decline:${number}`)).toBeUndefined()
})

test('offers an older draft beside what was typed over its offer', async () => {
  const { user, card, dialog } = await openDialog('Decline')
  const reopen = async () => {
    await user.keyboard('{Escape}')
    await user.click(within(card).getByRole('button', { name: 'Decline' }))
    return within(screen.getByRole('dialog'))
  }
  const reasonIn = (form: typeof dialog) => form.getByRole('textbox', { name: 'Reason for Decline' })
  await user.type(reasonIn(dialog), 'Older')
  let form = await reopen()
  await user.type(reasonIn(form), 'x')
  await user.clear(reasonIn(form))
  form = await reopen()
  expect(await form.findAllByRole('button', { name: 'Restore' })).toHaveLength(1)
  await user.type(reasonIn(form), 'Newer')
  form = await reopen()
  expect(await form.findAllByRole('button', { name: 'Restore' })).toHaveLength(2)
  await user.click(form.getAllByRole('button', { name: 'Restore' })[1] as HTMLElement)
  expect(reasonIn(form)).toHaveValue('Older')
  form = await reopen()
  await user.click((await form.findAllByRole('button', { name: 'Discard' }))[0] as HTMLElement)
  expect(form.getAllByRole('button', { name: 'Restore' })).toHaveLength(1)
  await expectNoAxeViolations(screen.getByRole('dialog'))
  await user.click(form.getByRole('button', { name: 'Restore' }))
  expect(reasonIn(form)).toHaveValue('Newer')
})

test('drops an older draft with the newer one when the form is sent', async () => {
  const { user, card, dialog, number, host } = await openDialog('Decline')
  await user.type(dialog.getByRole('textbox', { name: 'Reason for Decline' }), 'Older')
  await user.keyboard('{Escape}')
  await user.click(within(card).getByRole('button', { name: 'Decline' }))
  const again = within(screen.getByRole('dialog'))
  await user.type(again.getByRole('textbox', { name: 'Reason for Decline' }), 'Newer')
  expect(host.drafts.find(`earlier-decline:${number}`)).toBeDefined()
  await user.click(again.getByRole('button', { name: 'Decline Order' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(host.drafts.find(`decline:${number}`)).toBeUndefined()
  expect(host.drafts.find(`earlier-decline:${number}`)).toBeUndefined()
})

test('shows pickup, dropoff, windows and items in the order summary', async () => {
  const { dialog } = await openDialog('Accept')
  expect(dialog.getAllByRole('term').map((term) => term.textContent)).toEqual(['From', 'To', 'Windows', 'Items'])
})

test('keeps the typed value and the focus when the list refreshes behind the dialog', async () => {
  const { user, dialog, announce } = await openDialog('Accept')
  const reference = dialog.getByRole('textbox', { name: 'OC Reference Number' })
  await user.type(reference, 'OC-1')
  await act(async () => announce({ workOrderNumber: 'WO-OTHER', kind: 'updated' }))
  expect(reference).toHaveValue('OC-1')
  expect(reference).toHaveFocus()
  await settled()
})

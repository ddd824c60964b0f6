import { type ApiClient, ApiError, type WorkOrderListItem } from '@carrier-portal/contract'
import { createTestHost } from '@carrier-portal/contract/testing'
import { RemoteProviders } from '@carrier-portal/shared-ui/feedback'
import { setUpUser } from '@carrier-portal/shared-ui/testing'
import { act, render, screen, waitFor } from '@testing-library/react'
import { backendOfTests } from '../testing/openScreen.tsx'
import { DecisionDialogs } from './DecisionDialogs.tsx'
import type { DecisionKind } from './decisionKind.ts'

const backend = backendOfTests()

async function openDialog(kind: DecisionKind, changed: Partial<ApiClient> = {}) {
  const [order] = await backend.offered('priya')
  const { host } = createTestHost({ api: { ...(await backend.api('priya')), ...changed } })
  const onClose = jest.fn()
  const decision: { kind: typeof kind; order: WorkOrderListItem } = { kind, order: order as WorkOrderListItem }
  render(
    <RemoteProviders host={host}>
      <DecisionDialogs decision={decision} onClose={onClose} onGone={() => undefined} />
    </RemoteProviders>,
  )
  return { onClose, host, number: order?.workOrderNumber, user: setUpUser() }
}

test.each([
  ['accept', 'OC Reference Number', 'Accept Order', 'ORDER_ACCEPTED'],
  ['decline', 'Reason for Decline', 'Decline Order', 'ORDER_REJECTED'],
] as const)('closes with the result of an %s, and with CLOSED on Cancel', async (kind, field, submit, result) => {
  const { onClose, user } = await openDialog(kind)
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onClose).toHaveBeenLastCalledWith('CLOSED')
  await user.type(screen.getByRole('textbox', { name: field }), 'OC-1')
  await user.click(screen.getByRole('button', { name: submit }))
  await waitFor(() => expect(onClose).toHaveBeenLastCalledWith(result))
})

test('shows without a connection that an accept cannot wait, keeps the draft, and does not send it later', async () => {
  const answerOrder = jest.fn(() => Promise.reject(new ApiError('network', 'answerOrder')))
  const { user, host, number } = await openDialog('accept', { answerOrder })
  await user.type(screen.getByRole('textbox', { name: 'OC Reference Number' }), 'OC-1')
  await user.click(screen.getByRole('button', { name: 'Accept Order' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The server cannot be reached. This cannot wait on this device',
  )
  expect(host.drafts.find(`accept:${number}`)?.value).toMatchObject({ reference: 'OC-1' })
  act(() => void window.dispatchEvent(new Event('online')))
  expect(answerOrder).toHaveBeenCalledTimes(1)
})

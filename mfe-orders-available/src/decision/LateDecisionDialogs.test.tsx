import { createApi } from '@carrier-portal/contract'
import { anOrder, createTestHost } from '@carrier-portal/contract/testing'
import { RemoteProviders } from '@carrier-portal/shared-ui/feedback'
import { deferred } from '@carrier-portal/shared-ui/late'
import { setUpUser } from '@carrier-portal/shared-ui/testing'
import { render, screen, waitFor } from '@testing-library/react'
import { DecisionDialogs } from './DecisionDialogs.tsx'
import { LateDecisionDialogs } from './LateDecisionDialogs.tsx'
import { useOpenDecision } from './useOpenDecision.ts'

const order = anOrder()

function OneOrder({ from }: { from: Parameters<typeof LateDecisionDialogs>[0]['from'] }) {
  const { decision, accept, close } = useOpenDecision()
  return (
    <>
      <button type="button" onClick={() => accept(order)}>
        Open
      </button>
      <LateDecisionDialogs from={from} listShown={false} decision={decision} onClose={close} onGone={() => undefined} />
    </>
  )
}

const { host } = createTestHost({ api: createApi({ baseUrl: '', getToken: () => undefined }) })

test('reports dialogs that could not be loaded, opens them after Try again, and returns the focus at the end', async () => {
  let failures = 2
  const from = deferred(async () => {
    failures -= 1
    if (failures >= 0) throw new Error('no network')
    return DecisionDialogs
  })
  render(
    <RemoteProviders host={host}>
      <OneOrder from={from} />
    </RemoteProviders>,
  )
  const user = setUpUser()
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('This dialog could not be loaded.')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('dialog', { name: `Accept Order ${order.workOrderNumber}` })).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'OC Reference Number' })).toHaveFocus()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus())
})

import type { OrderRequest, OrderView } from '@carrier-portal/contract'
import { createTestHost } from '@carrier-portal/contract/testing'
import { setUpUser } from '@carrier-portal/shared-ui/testing'
import { render, screen, waitFor } from '@testing-library/react'
import { OrderDialog } from './OrderDialog.tsx'
import { editorOnBackend } from './testing/openEditor.tsx'

const backend = editorOnBackend()

test('opens another order anew in the same place, saves into that one, and offers what was typed in the first', async () => {
  const first = await backend.accepted()
  const second = await backend.accepted()
  const { api, session } = await backend.signIn('dana')
  const { host } = createTestHost({ api, session })
  const closed: string[] = []
  const dialogOf = (workOrderNumber: string) => (
    <OrderDialog
      host={host}
      request={{ view: 'update', workOrderNumber }}
      onClose={(result) => void closed.push(`${workOrderNumber} ${result}`)}
    />
  )
  const user = setUpUser()
  const { rerender } = render(dialogOf(first.workOrderNumber))
  await user.type(await screen.findByLabelText('OC Comments'), 'typed in the first')
  rerender(dialogOf(second.workOrderNumber))
  const comments = await screen.findByLabelText('OC Comments')
  expect(comments).not.toHaveDisplayValue(/typed in the first/)
  await user.type(comments, 'typed in the second')
  await user.click(screen.getByRole('button', { name: 'Save', hidden: true }))
  await waitFor(() => expect(closed).toEqual([`${second.workOrderNumber} UPDATE_SUCCESS`]))
  expect((await backend.held(second.workOrderNumber)).ocComments).toContain('typed in the second')
  rerender(dialogOf(first.workOrderNumber))
  await user.click(await screen.findByRole('button', { name: 'Restore', hidden: true }))
  expect(screen.getByLabelText('OC Comments')).toHaveDisplayValue(/typed in the first/)
})

test.each<[string, OrderRequest, string]>([
  [
    'a view that there is not',
    { view: 'edit' as OrderView, workOrderNumber: 'WO-1' },
    'edit is no view of an order: details, update or charge',
  ],
  ['a missing number', { view: 'details' } as OrderRequest, 'workOrderNumber must be the number of an order'],
  ['a blank number', { view: 'details', workOrderNumber: ' ' }, 'workOrderNumber must be the number of an order'],
])('throws the name of %s', async (_, request, problem) => {
  const { api, session } = await backend.signIn('dana')
  const { host } = createTestHost({ api, session })
  const written = jest.spyOn(console, 'error').mockReturnValue()
  expect(() => render(<OrderDialog host={host} request={request} onClose={() => undefined} />)).toThrow(
    `order-editor: ${problem}`,
  )
  written.mockRestore()
})

test.each<[string, Omit<OrderRequest, 'workOrderNumber'>]>([
  ['Order', { view: 'details' }],
  ['Update Order Details', { view: 'update' }],
  ['the short form of a stop', { view: 'update', step: 'pickup' }],
  ['Update Charge', { view: 'charge' }],
])(
  'says in %s of an order that another carrier has why another try fails too, and refetches its list',
  async (_, { view, ...more }) => {
    const { announced } = await backend.open(view, 'WO-999999', undefined, {}, more)
    expect(await screen.findByRole('alert')).toHaveTextContent('There was an error. Please try again.')
    expect(screen.getByText(/^This order is not available to you\./)).toBeVisible()
    expect(announced).toEqual([{ workOrderNumber: 'WO-999999', kind: 'updated' }])
  },
)

import { act, waitFor } from '@testing-library/react'
import { editorOnBackend } from '../testing/openEditor.tsx'
import { mountOn } from './testing/mountOn.tsx'

const backend = editorOnBackend()

test('the details show what another editor of the page has saved', async () => {
  const { workOrderNumber } = await backend.completed()
  const { ocCharge } = await backend.held(workOrderNumber)
  const charge = (ocCharge ?? 0) + 1.37
  const details = await mountOn(backend.address(), 'details', workOrderNumber)
  await details.inside.findByText(`$${ocCharge?.toFixed(2)}`)
  const form = await mountOn(backend.address(), 'charge', workOrderNumber)
  await form.user.type(await form.inside.findByLabelText('Charge'), charge.toFixed(2))
  await form.user.click(form.inside.getByRole('button', { name: 'Update Charge' }))
  expect(await details.inside.findByText(`$${charge.toFixed(2)}`)).toBeVisible()
  await waitFor(() => expect(form.events).toEqual(['saved', 'closed']))
  await act(() => form.editor.unmount())
  await act(() => details.editor.unmount())
})

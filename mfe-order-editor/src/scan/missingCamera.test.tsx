import { screen, waitFor } from '@testing-library/react'
import { editorOnBackend, updateForm } from '../testing/openEditor.tsx'

const backend = editorOnBackend()
const noCamera = () => Promise.reject(new DOMException('no', 'NotFoundError'))
beforeAll(() => Reflect.set(navigator, 'mediaDevices', { getUserMedia: noCamera }))

// The page keeps that there is no camera, so this file has no other test.
test('shows once that the device has no camera, focuses Add Item, and offers the camera no more on this page', async () => {
  const { workOrderNumber } = await backend.accepted()
  const { user } = await backend.open('update', workOrderNumber)
  const form = await updateForm()
  await user.click(form.button('Scan a new item'))
  await screen.findByText('This device has no camera. Type the barcode.')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(form.button('Add Item')).toHaveFocus())
  expect(form.parts.queryByLabelText(/^Scan/)).not.toBeInTheDocument()
})

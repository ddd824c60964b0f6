import { act, waitFor } from '@testing-library/react'
import { editorOnBackend } from '../testing/openEditor.tsx'
import { mountOn } from './testing/mountOn.tsx'

const backend = editorOnBackend()

test.each([
  ['tab', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['window beside the page', () => window.dispatchEvent(new Event('focus'))],
])('loads the order after a sign-in in another %s, and reports the missing one once', async (_, returnToPage) => {
  const { workOrderNumber } = await backend.accepted()
  let isSignedIn = false
  const { editor, events, inside } = await mountOn(backend.address(), 'details', workOrderNumber, () => isSignedIn)
  expect(await inside.findByText(/Sign-in needed/)).toBeVisible()
  await act(async () => returnToPage())
  expect(inside.getByText(/Sign-in needed/)).toBeVisible()
  isSignedIn = true
  await act(async () => returnToPage())
  expect(await inside.findByText('Pickup Details')).toBeVisible()
  expect(inside.queryByText(/Sign-in needed/)).toBeNull()
  expect(events).toEqual(['authrequired'])
  await act(() => editor.unmount())
})

test('keeps what is typed when a sign-in removes the message, and reads nothing while none is needed', async () => {
  const { workOrderNumber } = await backend.completed()
  let isSignedIn = true
  const { editor, inside, user } = await mountOn(backend.address(), 'charge', workOrderNumber, () => isSignedIn)
  const charge = await inside.findByLabelText('Charge')
  await user.type(charge, '9')
  const typed = charge.getAttribute('value')
  isSignedIn = false
  await user.click(inside.getByRole('button', { name: 'Update Charge' }))
  expect(await inside.findByText(/Sign-in needed/)).toBeVisible()
  isSignedIn = true
  act(() => editor.resume())
  await waitFor(() => expect(inside.queryByText(/Sign-in needed/)).toBeNull())
  expect(inside.queryByRole('alert')).toBeNull()
  expect(inside.getByLabelText('Charge')).toHaveValue(typed)
  const requests = jest.spyOn(globalThis, 'fetch')
  await act(async () => {
    editor.resume()
    await new Promise((resolve) => setTimeout(resolve))
  })
  expect(requests).not.toHaveBeenCalled()
  requests.mockRestore()
  await act(() => editor.unmount())
})

test('says that the order is gone when another try after the sign-in finds that', async () => {
  let isSignedIn = false
  const { editor, events, inside, user } = await mountOn(backend.address(), 'details', 'WO-GONE', () => isSignedIn)
  expect(await inside.findByText(/Sign-in needed/)).toBeVisible()
  isSignedIn = true
  await user.click(inside.getByRole('button', { name: 'Try again' }))
  expect(await inside.findByText('There was an error. Please try again.')).toBeVisible()
  expect(inside.queryByText(/Sign-in needed/)).toBeNull()
  expect(events).toEqual(['authrequired', 'error refused'])
  await act(() => editor.unmount())
})

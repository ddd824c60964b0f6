import { act, fireEvent, waitFor } from '@testing-library/react'
import { editorOnBackend } from '../testing/openEditor.tsx'
import { mountOn } from './testing/mountOn.tsx'

const backend = editorOnBackend()

test('keeps what was typed when zone and patient names change, and saves it with its meaning', async () => {
  const { workOrderNumber } = await backend.accepted()
  const { editor, events, inside, user } = await mountOn(backend.address(), 'update', workOrderNumber)
  const time = await inside.findByLabelText('Item 1 pickup time')
  act(() => editor.update({ timeZone: 'America/New_York' }))
  const shown = await waitFor(() => {
    const field = inside.getByLabelText('Item 1 pickup time')
    expect(field).not.toBe(time)
    return field
  })
  fireEvent.change(shown, { target: { value: '2026-11-20T13:05' } })
  await user.type(inside.getByLabelText('Pickup Signature'), 'R. Diaz')
  act(() => editor.update({ timeZone: 'America/Denver', hidePatientNames: true }))
  expect(shown).toHaveValue('2026-11-20T13:05')
  await user.click(inside.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(events).toEqual(['saved', 'closed']))
  // The sentence about the save would be shown during the next request.
  await act(() => editor.unmount())
  const { lineItems } = await backend.held(workOrderNumber)
  expect(lineItems[0]?.pickupTimeActual).toBe('11/20/2026 01:05 PM ET')
})

test('keeps what was typed, and its styles out of the page, when the nonce changes', async () => {
  const { workOrderNumber } = await backend.accepted()
  const { editor, content, inside, user } = await mountOn(backend.address(), 'update', workOrderNumber)
  const signature = await inside.findByLabelText('Pickup Signature')
  await user.type(signature, 'R. Diaz')
  act(() => editor.update({ nonce: 'n0nce' }))
  expect(inside.getByLabelText('Pickup Signature')).toBe(signature)
  expect(signature).toHaveValue('R. Diaz')
  expect(document.head).toBeEmptyDOMElement()
  const root = content.getRootNode() as ShadowRoot
  expect([...root.querySelectorAll('style')].map(({ nonce }) => nonce)).toContain('n0nce')
  await act(() => editor.unmount())
})

test('keeps what was typed when apiHeaders changes, and sends the headers with the next save', async () => {
  const { workOrderNumber } = await backend.accepted()
  const { editor, events, inside, user } = await mountOn(backend.address(), 'update', workOrderNumber)
  await user.type(await inside.findByLabelText('OC Comments'), 'at the dock')
  const requests = jest.spyOn(globalThis, 'fetch')
  act(() => editor.update({ apiHeaders: true }))
  await user.click(inside.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(events).toEqual(['saved', 'closed']))
  const keys = requests.mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'))
  expect(keys).toContainEqual(expect.any(String))
  requests.mockRestore()
  await act(() => editor.unmount())
})

test('hides and shows the name of the patient in place', async () => {
  const { workOrderNumber } = await backend.completed()
  const { patientName } = await backend.held(workOrderNumber)
  const { editor, inside } = await mountOn(backend.address(), 'details', workOrderNumber)
  const name = await inside.findByText(patientName ?? '')
  act(() => editor.update({ hidePatientNames: true }))
  expect(name).not.toBeInTheDocument()
  act(() => editor.update({ hidePatientNames: false }))
  expect(inside.getByText(patientName ?? '')).toBeVisible()
  await act(() => editor.unmount())
})

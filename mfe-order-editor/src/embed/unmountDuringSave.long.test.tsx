import type { MountedOrderEditor } from '@carrier-portal/order-editor/v1'
import { act, waitFor } from '@testing-library/react'
import { editorOnBackend } from '../testing/openEditor.tsx'
import { mountOn } from './testing/mountOn.tsx'

const backend = editorOnBackend()

type HeldDetails = ReturnType<typeof holdDetails>

/** Holds back each request for an order's details from now on. */
function holdDetails() {
  const send = globalThis.fetch
  const held: (() => void)[] = []
  const spy = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (String(input).endsWith('/orders/details')) await new Promise<void>((resolve) => held.push(resolve))
    return send(input, init)
  })
  return {
    held,
    release() {
      spy.mockRestore()
      for (const resume of held) resume()
    },
  }
}

/** Unmounts the editor while a save reads the order; `meanwhile` runs before the response. */
async function unmountDuringRead(editor: MountedOrderEditor, details: HeldDetails, meanwhile: () => Promise<unknown>) {
  await act(async () => {
    let isUnmounted = false
    const unmounting = editor.unmount().then(() => {
      isUnmounted = true
    })
    await meanwhile()
    await new Promise((resolve) => setTimeout(resolve, 10))
    expect(isUnmounted).toBe(false)
    details.release()
    await unmounting
  })
}

test.each([
  ['update', 'OC Comments', 'Save'],
  ['charge', 'Charge', 'Update Charge'],
] as const)('completes a save in %s that still reads the order at the unmount', async (view, field, submit) => {
  const { workOrderNumber } = view === 'update' ? await backend.accepted() : await backend.completed()
  const { ocCharge } = await backend.held(workOrderNumber)
  const typed = view === 'update' ? 'Gate code 4412' : String((ocCharge ?? 0) + 2)
  const { editor, events, inside, user } = await mountOn(backend.address(), view, workOrderNumber)
  await user.type(await inside.findByLabelText(field), typed)
  const details = holdDetails()
  await user.click(inside.getByRole('button', { name: submit }))
  expect(details.held).toHaveLength(1)
  await unmountDuringRead(editor, details, async () => undefined)
  expect(events).toEqual(['saved'])
  const saved = await backend.held(workOrderNumber)
  expect(view === 'update' ? saved.ocComments : String(saved.ocCharge)).toBe(typed)
})

test('reports a save that found the order changed after the unmount', async () => {
  const { workOrderNumber, workOrderId } = await backend.completed()
  const { ocCharge } = await backend.held(workOrderNumber)
  const { api } = await backend.signIn('dana')
  const { editor, events, inside, user } = await mountOn(backend.address(), 'charge', workOrderNumber)
  await user.type(await inside.findByLabelText('Charge'), String((ocCharge ?? 0) + 2))
  const details = holdDetails()
  await user.click(inside.getByRole('button', { name: 'Update Charge' }))
  const theirs = (ocCharge ?? 0) + 1
  await unmountDuringRead(editor, details, () => api.updateCharge({ workOrderId: workOrderId ?? '', charge: theirs }))
  expect(events).toEqual(['error unsaved'])
  expect((await backend.held(workOrderNumber)).ocCharge).toBe(theirs)
})

test('loads the order in the next editor after the save of the one before', async () => {
  const { workOrderNumber } = await backend.completed()
  const { ocCharge } = await backend.held(workOrderNumber)
  const [first, second] = [(ocCharge ?? 0) + 2, (ocCharge ?? 0) + 3]
  const before = await mountOn(backend.address(), 'charge', workOrderNumber)
  await before.user.type(await before.inside.findByLabelText('Charge'), String(first))
  const details = holdDetails()
  await before.user.click(before.inside.getByRole('button', { name: 'Update Charge' }))
  let unmounted = Promise.resolve()
  act(() => {
    unmounted = before.editor.unmount()
  })
  const { editor, events, inside, user } = await mountOn(backend.address(), 'charge', workOrderNumber)
  details.release()
  await act(() => unmounted)
  await user.type(await inside.findByLabelText('Charge'), String(second))
  await user.click(inside.getByRole('button', { name: 'Update Charge' }))
  await waitFor(() => expect(events).toEqual(['saved', 'closed']))
  // The sentence about the save would be shown during the next request.
  await act(() => editor.unmount())
  expect((await backend.held(workOrderNumber)).ocCharge).toBe(second)
})

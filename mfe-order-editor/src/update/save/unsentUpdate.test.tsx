import { type ApiClient, ApiError, type Outbox } from '@carrier-portal/contract'
import { createMemoryOutbox, createTestHost } from '@carrier-portal/contract/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { editorOnBackend, updateForm } from '../../testing/openEditor.tsx'
import { updateJob } from './unsentUpdate.ts'

const SAVED_ON_DEVICE = 'Saved on this device. It will be sent when you are online.'
const backend = editorOnBackend()

/** A connection that the test cuts and restores. */
function aNetwork() {
  let isCut = false
  const guard =
    <A extends readonly unknown[], R>(call: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      if (isCut) throw new ApiError('network', 'test')
      return call(...args)
    }
  return {
    cut: (next: boolean) => {
      isCut = next
    },
    calls: (api: ApiClient) => ({
      orderDetails: guard(api.orderDetails),
      updateLineItems: guard(api.updateLineItems),
      itemTypes: guard(api.itemTypes),
    }),
  }
}

/** Saves a comment without a connection; the order's form has closed. */
async function saveOffline(comment: string) {
  const { workOrderNumber } = await backend.accepted()
  const network = aNetwork()
  const outbox = createMemoryOutbox()
  const opened = await backend.open('update', workOrderNumber, network.calls, { outbox })
  const { field, save } = await updateForm()
  await opened.user.type(field('OC Comments'), comment)
  network.cut(true)
  await opened.user.click(save())
  await waitFor(() => expect(opened.closed).toEqual(['CLOSED']))
  opened.unmount()
  const { api, session } = await backend.signIn('dana')
  const run = () => updateJob.run(outbox.only(), createTestHost({ api, session }).host)
  const comments = async () => (await backend.held(workOrderNumber)).ocComments ?? ''
  return { ...opened, workOrderNumber, network, outbox, run, comments, serverApi: api }
}

/** Saves a comment whose response is lost, and then a longer one without a connection; only the first has arrived. */
async function saveOverLostResponse(comment: string) {
  const saved = await saveOffline(comment)
  await saved.run()
  const { workOrderNumber, network, outbox } = saved
  const again = await backend.open('update', workOrderNumber, network.calls, { outbox })
  const { field, save } = await updateForm()
  await again.user.type(field('OC Comments'), ', entry B')
  await again.user.click(save())
  await waitFor(() => expect(again.closed).toEqual(['CLOSED']))
  again.unmount()
  network.cut(false)
  return saved
}

test('keeps a save without a connection on the device, closes and says so', async () => {
  const { notices, outbox, workOrderNumber } = await saveOffline('Basement 1')
  expect(notices).toEqual([{ tone: 'neutral', text: SAVED_ON_DEVICE, afterMs: 300 }])
  expect(outbox.only()).toMatchObject({ remote: 'mfe-order-editor', job: 'update', view: 'update', workOrderNumber })
})

test('announces at the next opening that the save was not sent, in a region of the loading form', async () => {
  const { workOrderNumber, network, outbox } = await saveOffline('Basement 0')
  network.cut(false)
  await backend.open('update', workOrderNumber, network.calls, { outbox })
  const regions = screen.getAllByRole('status')
  await updateForm()
  const notice = screen.getByText(/^This save is on this device and was not sent yet/)
  expect(regions).toContain(notice.closest('[role="status"]'))
})

test('says at the opening of an unsent save that its order was withdrawn, and keeps what was typed', async () => {
  const { workOrderNumber, network, outbox } = await saveOffline('Basement 20')
  network.cut(false)
  const orderDetails = () => Promise.reject(new ApiError('refused', 'test', 404))
  const { announced } = await backend.open('update', workOrderNumber, () => ({ orderDetails }), { outbox })
  const { field } = await updateForm()
  expect(announced).toEqual([{ workOrderNumber, kind: 'updated' }])
  expect(screen.getByText(/^This order is not available to you/).closest('[role="status"]')).not.toBeNull()
  expect(screen.queryByText(/^This save is on this device/)).not.toBeInTheDocument()
  expect(field('OC Comments')).toHaveDisplayValue(/Basement 20$/)
})

test('sends the save once, also when the job runs again after a lost response', async () => {
  const { run, comments } = await saveOffline('Basement 2')
  expect(await run()).toBe('sent')
  expect(await comments()).toContain('Basement 2')
  expect(await run()).toBe('sent')
})

test('sends nothing over what someone else changed', async () => {
  const { run, comments, workOrderNumber } = await saveOffline('Basement 3')
  await backend.changeCharge(workOrderNumber, 71)
  expect(await run()).toBe('conflict')
  expect(await comments()).not.toContain('Basement 3')
})

test('sends a newer save over the own earlier one whose response was lost, and nothing once someone else changed the order', async () => {
  const { run, comments } = await saveOverLostResponse('Basement 11')
  expect(await run()).toBe('sent')
  expect(await comments()).toBe('Basement 11, entry B')
  expect(await run()).toBe('sent')

  const changed = await saveOverLostResponse('Basement 12')
  await backend.changeCharge(changed.workOrderNumber, 73)
  expect(await changed.run()).toBe('conflict')
  expect(await changed.comments()).toBe('Basement 12')
})

test('saves at the first press a newer save whose earlier one had arrived', async () => {
  const { workOrderNumber, network, outbox, comments } = await saveOverLostResponse('Basement 13')
  const { user, closed } = await backend.open('update', workOrderNumber, network.calls, { outbox })
  const { field, save } = await updateForm()
  expect(screen.getByText('What you typed was kept. Review it and select Save.')).toBeInTheDocument()
  expect(field('OC Comments')).toHaveValue('Basement 13, entry B')
  await user.click(save())
  await waitFor(() => expect(closed).toEqual(['UPDATE_SUCCESS']))
  expect(await comments()).toBe('Basement 13, entry B')
})

test('rejects the job with the error of a call without a connection', async () => {
  const { outbox, network, serverApi } = await saveOffline('Basement 4')
  const { host } = createTestHost({ api: { ...serverApi, ...network.calls(serverApi) } })
  await expect(updateJob.run(outbox.only(), host)).rejects.toMatchObject({ failure: 'network' })
})

test('edits an unsent save without a connection, and the newer save replaces it', async () => {
  const { workOrderNumber, network, outbox } = await saveOffline('Basement 5')
  const again = await backend.open('update', workOrderNumber, network.calls, { outbox })
  const { field, save } = await updateForm()
  expect(field('OC Comments')).toHaveDisplayValue(/Basement 5$/)
  expect(outbox.held).toEqual(['update'])
  await again.user.type(field('OC Comments'), ', entry B')
  const key = outbox.only().idempotencyKey
  await again.user.click(save())
  await waitFor(() => expect(again.closed).toEqual(['CLOSED']))
  again.unmount()
  expect(JSON.stringify(outbox.only().payload)).toContain('Basement 5, entry B')
  expect(outbox.only().idempotencyKey).not.toBe(key)
  expect(outbox.held).toEqual([])
})

test('keeps no draft of an unsent save that was opened and not edited, and keeps one of an edited save', async () => {
  const { workOrderNumber, network, outbox } = await saveOffline('Basement 10')
  const again = await backend.open('update', workOrderNumber, network.calls, { outbox })
  const { field } = await updateForm()
  expect(field('OC Comments')).toHaveDisplayValue(/Basement 10$/)
  expect(again.host.drafts.find(`update:${workOrderNumber}`)).toBeUndefined()
  await again.user.type(field('OC Comments'), '!')
  expect(again.host.drafts.find(`update:${workOrderNumber}`)).toBeDefined()
})

test('edits what was typed over an unsent save, also after the clock was set back', async () => {
  const { workOrderNumber, network, outbox } = await saveOffline('Version A')
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000)
  const edited = await backend.open('update', workOrderNumber, network.calls, { outbox })
  const { field } = await updateForm()
  await waitFor(() => expect(field('OC Comments')).toHaveValue('Version A'))
  await edited.user.clear(field('OC Comments'))
  await edited.user.type(field('OC Comments'), 'Version B')
  edited.unmount()
  clock.mockRestore()
  const draft = edited.host.drafts.find(`update:${workOrderNumber}`)
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000)
  const again = await backend.open('update', workOrderNumber, network.calls, { outbox })
  again.host.drafts.keep(`update:${workOrderNumber}`, draft?.value)
  expect((await updateForm()).field('OC Comments')).toHaveValue('Version B')
  now.mockRestore()
})

test('removes the unsent save when its form saves directly', async () => {
  const { workOrderNumber, network, outbox, comments } = await saveOffline('Basement 6')
  network.cut(false)
  const again = await backend.open('update', workOrderNumber, network.calls, { outbox })
  const { save } = await updateForm()
  expect(screen.getByText(/This save is on this device and was not sent yet/)).toBeInTheDocument()
  await again.user.click(save())
  await waitFor(() => expect(again.closed).toEqual(['UPDATE_SUCCESS']))
  expect(outbox.entries.get()).toEqual([])
  expect(await comments()).toContain('Basement 6')
})

test('opens a save over a changed order with the differences, and keeps it until Save', async () => {
  const { workOrderNumber, network, outbox, comments } = await saveOffline('Basement 7')
  await backend.changeCharge(workOrderNumber, 72)
  network.cut(false)
  const again = await backend.open('update', workOrderNumber, network.calls, { outbox })
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Someone else changed this order meanwhile. Nothing was sent.',
  )
  await again.user.click(screen.getByRole('button', { name: 'Keep mine' }))
  expect(outbox.entries.get()).toHaveLength(1)
  const { save } = await updateForm()
  await again.user.click(save())
  await waitFor(() => expect(again.closed).toEqual(['UPDATE_SUCCESS']))
  expect(outbox.entries.get()).toEqual([])
  expect(await comments()).toContain('Basement 7')
  expect((await backend.held(workOrderNumber)).ocCharge).toBe(72)
})

test('removes and announces an unsent save that had reached the server when its form opens', async () => {
  const { workOrderNumber, network, outbox, run } = await saveOffline('Basement 8')
  await run()
  network.cut(false)
  const { announced, notices } = await backend.open('update', workOrderNumber, network.calls, { outbox })
  const { field } = await updateForm()
  expect(field('OC Comments')).toHaveDisplayValue(/Basement 8$/)
  await waitFor(() => expect(outbox.entries.get()).toEqual([]))
  expect(announced).toEqual([{ workOrderNumber, kind: 'updated' }])
  expect(notices.map(({ text }) => text)).toEqual([`${workOrderNumber} updated successfully!`])
})

test('opens an order whose unsent save is being sent as it is after that save', async () => {
  const { workOrderNumber, network, outbox, run } = await saveOffline('Basement 11')
  network.cut(false)
  const opening = backend.open('update', workOrderNumber, network.calls, { outbox })
  void outbox.send(() => opening.then(run))
  await opening
  const { field } = await updateForm()
  expect(field('OC Comments')).toHaveDisplayValue(/Basement 11$/)
})

test('opens with an unsent save that the host reads only after the order was opened', async () => {
  const { workOrderNumber, network, outbox } = await saveOffline('Basement 14')
  let read = () => {}
  const reading = new Promise<void>((resolve) => {
    read = resolve
  })
  const { entries } = createMemoryOutbox()
  const hold: Outbox['hold'] = async (...order) => reading.then(() => outbox.hold(...order))
  await backend.open('update', workOrderNumber, network.calls, { outbox: { ...outbox, entries, hold } })
  expect(screen.getByText('Loading…')).toBeInTheDocument()
  read()
  expect((await updateForm()).field('OC Comments')).toHaveDisplayValue(/Basement 14$/)
  expect(outbox.held).toEqual(['update'])
})

test('releases the unsent save when its form closes before it has it', async () => {
  const { workOrderNumber, network, outbox } = await saveOffline('Basement 12')
  const { unmount } = await backend.open('update', workOrderNumber, network.calls, { outbox })
  unmount()
  await outbox.hold('update', workOrderNumber)
  // The form's own hold, which began before, is gone.
  await waitFor(() => expect(outbox.held).toEqual(['update']))
})

test('leaves the unsent save alone that another window kept while the form was open', async () => {
  const { workOrderNumber } = await backend.accepted()
  const network = aNetwork()
  const outbox = createMemoryOutbox()
  const { user, closed } = await backend.open('update', workOrderNumber, network.calls, { outbox })
  const { field, save } = await updateForm()
  await user.type(field('OC Comments'), 'Mine')
  const theirs = {
    remote: 'mfe-order-editor',
    job: 'update',
    schema: 1,
    payload: 'theirs',
    idempotencyKey: 'key-theirs',
  }
  await act(() => outbox.add({ ...theirs, view: 'update', workOrderNumber }))
  network.cut(true)
  await user.click(save())
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'this save cannot wait on this device. Keep this form open',
  )
  expect(outbox.only()).toMatchObject(theirs)
  expect(closed).toEqual([])
})

test.each([
  ['a device that cannot keep it', createMemoryOutbox({ isFull: true })],
  ['a host without an outbox', undefined],
])(
  'shows the error with %s, keeps the form open, and hides the alert when the connection is back',
  async (_, outbox) => {
    const { workOrderNumber } = await backend.accepted()
    const network = aNetwork()
    const { user, closed } = await backend.open('update', workOrderNumber, network.calls, { ...(outbox && { outbox }) })
    const { field, save } = await updateForm()
    await user.type(field('OC Comments'), 'Kept')
    network.cut(true)
    await user.click(save())
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'There was an error. Please try again. The server cannot be reached, and this save cannot wait on this device. Keep this form open and save again when the connection is back.',
    )
    expect(closed).toEqual([])
    act(() => void globalThis.dispatchEvent(new Event('online')))
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
    expect(field('OC Comments')).toHaveDisplayValue(/Kept$/)
  },
)

import { type ApiClient, ApiError } from '@carrier-portal/contract'
import { createMemoryOutbox, createTestHost } from '@carrier-portal/contract/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { editorOnBackend } from '../testing/openEditor.tsx'
import { chargeJob } from './unsentCharge.ts'

const backend = editorOnBackend()

/**
 * Saves a charge of 2 dollars more without a connection.
 * @param lost a charge that was saved before it with the connection, and whose response was lost
 */
async function saveOffline(lost?: number) {
  const { workOrderNumber } = await backend.completed()
  const { ocCharge, workOrderId } = await backend.held(workOrderNumber)
  const next = (ocCharge ?? 0) + 2
  const outbox = createMemoryOutbox()
  const unreachable = async () => {
    throw new ApiError('network', 'updateCharge')
  }
  const updateOn = (server: ApiClient) => ({
    updateCharge: async (...[change, options]: Parameters<ApiClient['updateCharge']>) => {
      if (change.charge !== lost) return unreachable()
      await server.updateCharge(change, options)
      throw new ApiError('refused', 'updateCharge', 502)
    },
  })
  const opened = await backend.open('charge', workOrderNumber, updateOn, { outbox })
  const dialog = within(screen.getByRole('dialog', { name: `Update Charge for ${workOrderNumber}` }))
  const field = await dialog.findByRole('spinbutton', { name: 'Charge' })
  for (const amount of lost === undefined ? [next] : [lost, next]) {
    await opened.user.clear(field)
    await opened.user.type(field, String(amount))
    await opened.user.click(await dialog.findByRole('button', { name: 'Update Charge' }))
    if (amount === lost) await dialog.findByRole('alert')
  }
  await waitFor(() => expect(opened.closed).toEqual(['CLOSED']))
  opened.unmount()
  const { api, session } = await backend.signIn('dana')
  const run = () => chargeJob.run(outbox.only(), createTestHost({ api, session }).host)
  const charge = async () => (await backend.held(workOrderNumber)).ocCharge
  /** Opens the unsent charge again, without a connection. */
  const openAgain = async () => {
    const offline = () => ({ orderDetails: unreachable, updateCharge: unreachable })
    const again = await backend.open('charge', workOrderNumber, offline, { outbox })
    const field = await screen.findByRole('spinbutton', { name: 'Charge' })
    await waitFor(() => expect(field).toHaveDisplayValue(String(next)))
    return { ...again, field }
  }
  return { ...opened, workOrderNumber, next, workOrderId, outbox, run, charge, openAgain, serverApi: api }
}

test('keeps a charge without a connection on the device, and the job sends it once', async () => {
  const { notices, next, run, charge } = await saveOffline()
  expect(notices[0]?.text).toBe('Saved on this device. It will be sent when you are online.')
  expect(await run()).toBe('sent')
  expect(await charge()).toBe(next)
  expect(await run()).toBe('sent')
})

test('sends no charge over one that someone else saved', async () => {
  const { workOrderId, next, serverApi, run, charge } = await saveOffline()
  await serverApi.updateCharge({ workOrderId: workOrderId ?? '', charge: next + 5 })
  expect(await run()).toBe('conflict')
  expect(await charge()).toBe(next + 5)
})

test('sends a charge over an own one of the same form whose response was lost', async () => {
  const { next, run, charge } = await saveOffline(11)
  expect(await charge()).toBe(11)
  expect(await run()).toBe('sent')
  expect(await charge()).toBe(next)
})

test('shows while an unsent charge is being sent the charge as it is after that', async () => {
  const { workOrderNumber, next, outbox, run } = await saveOffline()
  const opening = backend.open('charge', workOrderNumber, undefined, { outbox })
  void outbox.send(() => opening.then(run))
  await opening
  await screen.findByRole('spinbutton', { name: 'Charge' })
  expect(screen.getAllByRole('definition')[0]).toHaveTextContent(String(next))
})

test('keeps no draft of an unsent charge that was opened and not edited, and keeps one of an edited charge', async () => {
  const { workOrderNumber, next, openAgain } = await saveOffline()
  const { user, field, host } = await openAgain()
  expect(host.drafts.find(`charge:${workOrderNumber}`)).toBeUndefined()
  await user.type(field, '5')
  expect(host.drafts.find(`charge:${workOrderNumber}`)).toMatchObject({ value: `${next}5` })
})

test('says that the charge shown is of the time of the save while the current one cannot be loaded', async () => {
  const { openAgain } = await saveOffline()
  await openAgain()
  expect(await screen.findByRole('alert')).toHaveTextContent('The one below is from the time of your save.')
})

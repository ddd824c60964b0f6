import { type ApiClient, ApiError, type CallOptions } from '@carrier-portal/contract'
import { createMemoryOutbox, createTestHost } from '@carrier-portal/contract/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { CHARGE_JOB, chargeJob } from '../charge/unsentCharge.ts'
import { editorOnBackend, updateForm } from '../testing/openEditor.tsx'
import { UPDATE_JOB, updateJob } from '../update/save/unsentUpdate.ts'

const OFFER = /^Saving takes long\. This device can keep the save and send it later\./
const backend = editorOnBackend()
afterEach(() => jest.useRealTimers())

/** A network that lets nothing through after `stall`: a call then ends only when it is cancelled. */
function aWeakNetwork() {
  let isStalled = false
  const guard =
    <A, R>(call: (sent: A, options?: CallOptions) => Promise<R>) =>
    (sent: A, options?: CallOptions): Promise<R> => {
      if (!isStalled) return call(sent, options)
      return new Promise((_, reject) => {
        options?.signal?.addEventListener('abort', () => reject(new ApiError('cancelled', 'test')))
      })
    }
  return {
    stall: () => {
      isStalled = true
    },
    calls: (api: ApiClient) => ({
      orderDetails: guard(api.orderDetails),
      updateLineItems: guard(api.updateLineItems),
      updateCharge: guard(api.updateCharge),
    }),
  }
}

type Network = ReturnType<typeof aWeakNetwork>
type MemoryOutbox = ReturnType<typeof createMemoryOutbox>

/** Presses the button that saves, and waits until its save has taken more than 5 seconds. */
async function saveFor5Seconds(network: Network, button: HTMLElement) {
  network.stall()
  jest.useFakeTimers()
  fireEvent.click(button)
  await act(() => jest.advanceTimersByTimeAsync(4_900))
  expect(screen.queryByText(OFFER)).not.toBeInTheDocument()
  await act(() => jest.advanceTimersByTimeAsync(200))
  jest.useRealTimers()
}

const forms = {
  'the full form': async (network: Network, outbox: MemoryOutbox) => {
    const { workOrderNumber } = await backend.accepted()
    const { user, closed, signIn } = await backend.open('update', workOrderNumber, network.calls, { outbox })
    const { field, save } = await updateForm()
    await user.type(field('OC Comments'), 'Weak network')
    const isSaved = async () => (await backend.held(workOrderNumber)).ocComments === 'Weak network'
    return { workOrderNumber, user, closed, signIn, button: save(), job: updateJob, name: UPDATE_JOB, isSaved }
  },
  'the short form': async (network: Network, outbox: MemoryOutbox) => {
    const { workOrderNumber } = await backend.accepted()
    const step = { step: 'pickup' } as const
    const { user, closed, signIn } = await backend.open('update', workOrderNumber, network.calls, { outbox }, step)
    await user.type(await screen.findByLabelText('Pickup Signature'), 'R. Alvarez')
    const isSaved = async () => (await backend.held(workOrderNumber)).pickupPOD === 'R. Alvarez'
    const button = screen.getByRole('button', { name: 'Save' })
    return { workOrderNumber, user, closed, signIn, button, job: updateJob, name: UPDATE_JOB, isSaved }
  },
  'the charge': async (network: Network, outbox: MemoryOutbox) => {
    const { workOrderNumber } = await backend.completed()
    const { user, closed, signIn } = await backend.open('charge', workOrderNumber, network.calls, { outbox })
    await user.type(await screen.findByRole('spinbutton', { name: 'Charge' }), '61.25')
    // Its announcement follows a pause of typing, and would render the form between the steps of the test.
    await waitFor(() => expect(screen.getByText('Difference').closest('[role="status"]')).not.toBeNull())
    const isSaved = async () => (await backend.held(workOrderNumber)).ocCharge === 61.25
    return {
      workOrderNumber,
      user,
      closed,
      signIn,
      button: screen.getByRole('button', { name: 'Update Charge' }),
      job: chargeJob,
      name: CHARGE_JOB,
      isSaved,
    }
  },
}

test.each(Object.entries(forms))(
  'offers in %s, after a save of 5 seconds, to send it later, and the job sends it',
  async (_, open) => {
    const network = aWeakNetwork()
    const outbox = createMemoryOutbox()
    const { user, closed, button, job, isSaved } = await open(network, outbox)
    await saveFor5Seconds(network, button)
    expect(screen.getByText(OFFER).closest('[role="status"]')).not.toBeNull()
    await user.click(screen.getByRole('button', { name: 'Send later' }))
    await waitFor(() => expect(closed).toEqual(['CLOSED']))
    const { api, session } = await backend.signIn('dana')
    expect(await job.run(outbox.only(), createTestHost({ api, session }).host)).toBe('sent')
    expect(await isSaved()).toBe(true)
  },
)

test.each(Object.entries(forms))(
  'ends a save of %s when another user signs in, for whom it is not kept',
  async (_, open) => {
    const network = aWeakNetwork()
    const outbox = createMemoryOutbox()
    const { signIn, button, isSaved } = await open(network, outbox)
    network.stall()
    fireEvent.click(button)
    act(() => signIn({ username: 'omar' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('this save cannot wait on this device')
    expect(outbox.entries.get()).toEqual([])
    expect(await isSaved()).toBe(false)
  },
)

test.each(Object.entries(forms))(
  'offers nothing in %s where another window has kept a save of the order since, which this one may not replace',
  async (_, open) => {
    const network = aWeakNetwork()
    const outbox = createMemoryOutbox()
    const { workOrderNumber, button, job, name } = await open(network, outbox)
    const save = { remote: 'mfe-order-editor', schema: job.schema, payload: {}, idempotencyKey: 'of-another-window' }
    await act(() => outbox.add({ ...save, job: name, view: 'update', workOrderNumber }))
    await saveFor5Seconds(network, button)
    expect(screen.queryByText(OFFER)).not.toBeInTheDocument()
  },
)

test('offers nothing where the host has no outbox', async () => {
  const { workOrderNumber } = await backend.accepted()
  const network = aWeakNetwork()
  const { user } = await backend.open('update', workOrderNumber, network.calls)
  const { field, save } = await updateForm()
  await user.type(field('OC Comments'), 'Weak network')
  await saveFor5Seconds(network, save())
  expect(screen.queryByText(OFFER)).not.toBeInTheDocument()
})

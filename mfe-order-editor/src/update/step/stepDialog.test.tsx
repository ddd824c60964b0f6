import { ApiError } from '@carrier-portal/contract'
import { createMemoryOutbox, createTestHost } from '@carrier-portal/contract/testing'
import { expectNoAxeViolations } from '@carrier-portal/shared-ui/testing'
import { parseWorkOrderTime } from '@carrier-portal/shared-ui/time'
import { screen, waitFor } from '@testing-library/react'
import { editorOnBackend, updateForm } from '../../testing/openEditor.tsx'
import { PAUSE, press } from '../../testing/press.ts'
import { updateJob } from '../save/unsentUpdate.ts'

const backend = editorOnBackend()
const several = ({ lineItems }: { lineItems: readonly unknown[] }) => lineItems.length > 1

const openStep = (
  workOrderNumber: string,
  step: 'pickup' | 'dropoff',
  ...[changed, options]: [Parameters<typeof backend.open>[2]?, Parameters<typeof backend.open>[3]?]
) => backend.open('update', workOrderNumber, changed, options, { step })
const statuses = () => screen.getAllByRole('status', { hidden: true }).map(({ textContent }) => textContent)
const save = () => screen.getByRole('button', { name: 'Save', hidden: true })

test('records a pickup and then a dropoff of all items with a signature each', async () => {
  const { workOrderNumber } = await backend.accepted(several)
  const first = await openStep(workOrderNumber, 'pickup')
  const signature = await screen.findByLabelText('Pickup Signature')
  expect(screen.getByRole('dialog', { hidden: true })).toHaveAccessibleName(`Picked up now: ${workOrderNumber}`)
  expect(signature).toHaveFocus()
  expect(save()).toBeDisabled()
  await expectNoAxeViolations(screen.getByRole('dialog', { hidden: true }))
  await first.user.type(signature, 'R. Alvarez')
  await first.user.click(save())
  await waitFor(() => expect(first.closed).toEqual(['UPDATE_SUCCESS']))
  const picked = await backend.held(workOrderNumber)
  expect(picked).toMatchObject({ status: 'PICKED_UP', pickupPOD: 'R. Alvarez', dropoffPOD: null })
  expect(new Set(picked.lineItems.map((item) => item.pickupTimeActual)).size).toBe(1)
  expect(picked.lineItems[0]?.pickupTimeActual).toMatch(/ ET$/)
  first.unmount()

  const second = await openStep(workOrderNumber, 'dropoff')
  const dropoff = await screen.findByLabelText('Dropoff Signature')
  expect(screen.queryByLabelText('Pickup Signature')).not.toBeInTheDocument()
  press(dropoff, 'B. Ward', PAUSE.person)
  await waitFor(() => expect(second.closed).toEqual(['UPDATE_SUCCESS']))
  expect(await backend.held(workOrderNumber)).toMatchObject({ status: 'COMPLETED', dropoffPOD: 'B. Ward' })
}, 60_000)

test.each([
  ['the end of the day before yesterday', -2, 1],
  ['the end of today', 0, 0],
])('warns of a time far outside of a window that ends at %s', async (_, days, warnings) => {
  const { workOrderNumber } = await backend.accepted(several)
  const end = new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-US', {
    timeZone: 'America/New_York',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  await openStep(workOrderNumber, 'pickup', (api) => ({
    orderDetails: async (number) => {
      const loaded = await api.orderDetails(number)
      const pickupLatestDateTime = `${end} 11:59 PM ET`
      return { ...loaded, workOrder: { ...loaded.workOrder, pickupEarliestDateTime: null, pickupLatestDateTime } }
    },
  }))
  await screen.findByLabelText('Pickup Signature')
  expect(screen.queryAllByText('More than 2 hours outside the window')).toHaveLength(warnings)
})

test('saves by Enter in either signature when both are missing', async () => {
  const { workOrderNumber } = await backend.accepted(several)
  const first = await openStep(workOrderNumber, 'pickup')
  press(await screen.findByLabelText('Pickup Signature'), 'R. Alvarez', PAUSE.person)
  await waitFor(() => expect(first.closed).toEqual(['UPDATE_SUCCESS']))
  first.unmount()

  const second = await openStep(workOrderNumber, 'dropoff', (api) => ({
    orderDetails: async (number) => {
      const loaded = await api.orderDetails(number)
      return { ...loaded, workOrder: { ...loaded.workOrder, pickupPOD: null } }
    },
  }))
  press(await screen.findByLabelText('Pickup Signature'), 'R. Ortega', PAUSE.person)
  expect(second.closed).toEqual([])
  press(screen.getByLabelText('Dropoff Signature'), 'B. Ward', PAUSE.person)
  await waitFor(() => expect(second.closed).toEqual(['UPDATE_SUCCESS']))
  const held = await backend.held(workOrderNumber)
  expect(held).toMatchObject({ status: 'COMPLETED', pickupPOD: 'R. Ortega', dropoffPOD: 'B. Ward' })
}, 60_000)

test('shows the time at the stop on a device in another zone', async () => {
  const { workOrderNumber } = await backend.accepted(({ pickupEarliestDateTime: text }) => !!text?.endsWith(' ET'))
  await openStep(workOrderNumber, 'pickup', undefined, { settings: { timeZone: 'America/Chicago' } })
  expect(await screen.findByText(/^At the stop: .* ET$/)).toBeInTheDocument()
  expect(screen.getByText(/^\d\d\/\d\d\/\d{4} .* CT$/)).toBeInTheDocument()
})

test('ticks the item of a scan that sends keys, which changes no signature and saves nothing', async () => {
  const { workOrderNumber, lineItems } = await backend.accepted(several)
  const barcode = lineItems.find((item) => item.barcode)?.barcode ?? ''
  const { user, closed } = await openStep(workOrderNumber, 'pickup')
  const signature = await screen.findByLabelText('Pickup Signature')
  const box = screen.getByLabelText(new RegExp(barcode))
  await user.click(box)
  await user.type(signature, 'R. Alvarez')
  press(signature, 'TSC-0', PAUSE.scanner, 100)
  expect(statuses()).toContain('TSC-0 is not on this order')
  expect(box).not.toBeChecked()
  press(signature, barcode, PAUSE.scanner)
  expect(statuses()).toContain(`${barcode} is on this order`)
  expect(box).toBeChecked()
  expect(signature).toHaveValue('R. Alvarez')
  expect(closed).toEqual([])
  await user.click(save())
  await waitFor(() => expect(closed).toEqual(['UPDATE_SUCCESS']))
  expect(await backend.held(workOrderNumber)).toMatchObject({ pickupPOD: 'R. Alvarez' })
})

test('leaves the time of an unticked item empty', async () => {
  const { workOrderNumber } = await backend.accepted(several)
  const { user, closed } = await openStep(workOrderNumber, 'pickup')
  await user.type(await screen.findByLabelText('Pickup Signature'), 'R. Alvarez')
  const [box] = screen.getAllByRole('checkbox', { hidden: true })
  if (!box) throw new Error('The short form has no items.')
  await user.click(box)
  await user.click(save())
  await waitFor(() => expect(closed).toEqual(['UPDATE_SUCCESS']))
  const { lineItems } = await backend.held(workOrderNumber)
  expect(lineItems.filter((item) => item.pickupTimeActual === null)).toHaveLength(1)
})

test.each(['before', 'after'])(
  'leaves an item out after Restore that was unticked %s the signature was typed',
  async (order) => {
    const { workOrderNumber } = await backend.accepted(several)
    const key = `update:${workOrderNumber}`
    const boxes = () => screen.getAllByRole('checkbox', { hidden: true })
    const first = await openStep(workOrderNumber, 'pickup')
    const signature = await screen.findByLabelText('Pickup Signature')
    const untick = () => first.user.click(boxes()[0] ?? document.body)
    if (order === 'before') await untick()
    await first.user.type(signature, 'R. Alvarez')
    // The copy of the last typed letter is made before the untick.
    await new Promise((resolve) => setTimeout(resolve, 600))
    if (order === 'after') await untick()
    first.unmount()

    const { user, closed, host } = await openStep(workOrderNumber, 'pickup')
    host.drafts.keep(key, first.host.drafts.find(key)?.value)
    await user.click(await screen.findByText('Restore'))
    await waitFor(() => expect(boxes()[0]).not.toBeChecked())
    for (const box of boxes().slice(1)) expect(box).toBeChecked()
    await user.click(save())
    await waitFor(() => expect(closed).toEqual(['UPDATE_SUCCESS']))
    const { lineItems } = await backend.held(workOrderNumber)
    expect(lineItems.filter((item) => item.pickupTimeActual === null)).toHaveLength(1)
  },
)

test('says at the dropoff that an item has no pickup time, names the others by their numbers, and opens the full form', async () => {
  const { workOrderNumber, lineItems } = await backend.accepted(
    ({ lineItems: items }) => items.length === 2 && items.every(({ barcode }) => barcode),
  )
  const first = await openStep(workOrderNumber, 'pickup')
  await first.user.type(await screen.findByLabelText('Pickup Signature'), 'R. Alvarez')
  await first.user.click(screen.getByLabelText(/^1\. /))
  await first.user.click(save())
  await waitFor(() => expect(first.closed).toEqual(['UPDATE_SUCCESS']))
  first.unmount()

  const { user } = await openStep(workOrderNumber, 'dropoff')
  expect(await screen.findByText('1 item has no pickup time.')).toBeInTheDocument()
  expect(screen.getByText(/^2\. /)).toBeInTheDocument()
  expect(screen.queryByText(/^1\. /)).not.toBeInTheDocument()
  const barcode = lineItems[0]?.barcode ?? ''
  press(screen.getByLabelText('Dropoff Signature'), barcode, PAUSE.scanner)
  expect(statuses()).toContain(`${barcode} is on this order, but it does not wait for its dropoff`)
  await user.click(screen.getByRole('button', { name: 'Add pickup times', hidden: true }))
  const form = await updateForm()
  expect(form.field('Item 1 pickup time')).toHaveValue('')
  expect(form.field('Item 2 dropoff time')).not.toHaveValue('')
})

test('names an issue that disables Save and that only the full form shows, until its item is left out', async () => {
  const { workOrderNumber } = await backend.accepted(({ lineItems }) => lineItems.length === 2)
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 180_000)
  const first = await openStep(workOrderNumber, 'pickup')
  await first.user.type(await screen.findByLabelText('Pickup Signature'), 'R. Alvarez')
  await first.user.click(save())
  await waitFor(() => expect(first.closed).toEqual(['UPDATE_SUCCESS']))
  first.unmount()
  clock.mockRestore()

  const { user } = await openStep(workOrderNumber, 'dropoff')
  await user.type(await screen.findByLabelText('Dropoff Signature'), 'B. Ward')
  const reason = 'The dropoff cannot be before the pickup.'
  expect(save()).toBeDisabled()
  expect(screen.getByText(`Correct this in the full form. Item 1 dropoff time: ${reason}`)).toBeInTheDocument()
  for (const box of screen.getAllByRole('checkbox', { hidden: true })) await user.click(box)
  expect(screen.queryByText(/^Correct this in the full form/)).not.toBeInTheDocument()
})

test('opens the full form with the signature and the times', async () => {
  const { workOrderNumber } = await backend.accepted()
  const { user } = await openStep(workOrderNumber, 'pickup')
  await user.type(await screen.findByLabelText('Pickup Signature'), 'R. Alvarez')
  await user.click(screen.getByRole('button', { name: 'Full form', hidden: true }))
  const form = await updateForm()
  expect(form.field('Pickup Signature')).toHaveValue('R. Alvarez')
  expect(form.field('Item 1 pickup time')).not.toHaveValue('')
  expect(form.save()).toBeEnabled()
})

test('keeps an offered draft when the full form is opened', async () => {
  const { workOrderNumber } = await backend.accepted()
  const first = await backend.open('update', workOrderNumber)
  await first.user.type((await updateForm()).field('OC Comments'), 'Gate 4')
  first.unmount()
  const draft = first.host.drafts.find(`update:${workOrderNumber}`)?.value
  const { user, host } = await openStep(workOrderNumber, 'pickup')
  host.drafts.keep(`update:${workOrderNumber}`, draft)
  await screen.findByLabelText('Pickup Signature')
  await user.click(screen.getByRole('button', { name: 'Full form', hidden: true }))
  await updateForm()
  expect(host.drafts.find(`earlier-update:${workOrderNumber}`)?.value).toMatchObject([{ value: draft }])
  expect(host.drafts.find(`update:${workOrderNumber}`)?.value).not.toEqual(draft)
})

const noNetwork = () => ({ updateLineItems: () => Promise.reject(new ApiError('network', 'updateLineItems')) })

test.each([
  ['sent', () => ({}), 'UPDATE_SUCCESS'],
  ['kept for later', noNetwork, 'CLOSED'],
])(
  'keeps after a save that is %s the comments of an offered draft, with the saved signature and times and no others',
  async (_, calls, result) => {
    const { workOrderNumber } = await backend.accepted()
    const key = `update:${workOrderNumber}`
    const outbox = createMemoryOutbox()
    const first = await backend.open('update', workOrderNumber)
    const typed = await updateForm()
    await first.user.type(typed.field('Pickup Signature'), 'Older')
    await first.user.type(typed.field('OC Comments'), 'Seal broken')
    first.unmount()

    const sheet = await openStep(workOrderNumber, 'pickup', calls, { outbox })
    sheet.host.drafts.keep(key, first.host.drafts.find(key)?.value)
    await sheet.user.type(await screen.findByLabelText('Pickup Signature'), 'R. Alvarez')
    await sheet.user.click(save())
    await waitFor(() => expect(sheet.closed).toEqual([result]))
    sheet.unmount()
    const { api, session } = await backend.signIn('dana')
    for (const entry of outbox.entries.get()) await updateJob.run(entry, createTestHost({ api, session }).host)

    const last = await backend.open('update', workOrderNumber)
    last.host.drafts.keep(`earlier-${key}`, sheet.host.drafts.find(`earlier-${key}`)?.value)
    await last.user.click(await screen.findByText('Restore'))
    const form = await updateForm()
    expect(form.field('OC Comments')).toHaveValue('Seal broken')
    expect(form.field('Pickup Signature')).toHaveValue('R. Alvarez')
    expect(form.field('Item 1 pickup time')).not.toHaveValue('')
    expect(screen.queryByText(/^Someone else changed this order/)).not.toBeInTheDocument()
    await last.user.click(form.save())
    await waitFor(() => expect(last.closed).toEqual(['UPDATE_SUCCESS']))
    expect(await backend.held(workOrderNumber)).toMatchObject({ pickupPOD: 'R. Alvarez', ocComments: 'Seal broken' })
  },
  60_000,
)

test('drops at its save an offered draft that holds nothing else than the stop', async () => {
  const { workOrderNumber } = await backend.accepted()
  const key = `update:${workOrderNumber}`
  const first = await openStep(workOrderNumber, 'pickup')
  await first.user.type(await screen.findByLabelText('Pickup Signature'), 'R. Alv')
  first.unmount()
  const { user, host, closed } = await openStep(workOrderNumber, 'pickup')
  host.drafts.keep(key, first.host.drafts.find(key)?.value)
  await user.type(await screen.findByLabelText('Pickup Signature'), 'R. Alvarez')
  await user.click(save())
  await waitFor(() => expect(closed).toEqual(['UPDATE_SUCCESS']))
  // A copy of the form that is made some time after the last change of it brings the draft back no more.
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(host.drafts.find(key)).toBeUndefined()
  expect(host.drafts.find(`earlier-${key}`)).toBeUndefined()
})

test('offers no pickup at the dropoff whose save arrived when the phone had closed the page', async () => {
  const { workOrderNumber } = await backend.accepted()
  const key = `update:${workOrderNumber}`
  const first = await openStep(workOrderNumber, 'pickup', (api) => ({
    updateLineItems: async (...call) => {
      await api.updateLineItems(...call)
      return new Promise<null>(() => undefined)
    },
  }))
  await first.user.type(await screen.findByLabelText('Pickup Signature'), 'R. Alvarez')
  await first.user.click(save())
  await waitFor(async () => expect(await backend.held(workOrderNumber)).toMatchObject({ status: 'PICKED_UP' }))
  const draft = first.host.drafts.find(key)?.value
  expect(draft).toMatchObject({ sent: expect.anything() })
  first.unmount()

  const { host } = await openStep(workOrderNumber, 'dropoff')
  host.drafts.keep(key, draft)
  await screen.findByLabelText('Dropoff Signature')
  expect(screen.queryByText('Restore')).not.toBeInTheDocument()
  expect(host.drafts.find(key)).toBeUndefined()
})

test('opens the full form with a restored draft whose values the short form does not show', async () => {
  const { workOrderNumber } = await backend.accepted()
  const first = await backend.open('update', workOrderNumber)
  await first.user.type((await updateForm()).field('OC Comments'), 'Gate 4')
  first.unmount()
  const { user, host } = await openStep(workOrderNumber, 'pickup')
  host.drafts.keep(`update:${workOrderNumber}`, first.host.drafts.find(`update:${workOrderNumber}`)?.value)
  await user.click(await screen.findByText('Restore'))
  const form = await updateForm()
  expect(form.field('OC Comments')).toHaveValue('Gate 4')
  expect(form.field('Item 1 pickup time')).toHaveValue('')
})

test.each([
  ['', 'pickup'],
  [' over an unsent pickup', 'dropoff'],
] as const)(
  'keeps no draft of a full form that was opened from the short one%s and closed without typing',
  async (_, step) => {
    const { workOrderNumber } = await backend.accepted()
    const key = `update:${workOrderNumber}`
    const outbox = createMemoryOutbox()
    if (step === 'dropoff') {
      const pickup = await openStep(workOrderNumber, 'pickup', noNetwork, { outbox })
      press(await screen.findByLabelText('Pickup Signature'), 'R. Alvarez', PAUSE.person)
      await waitFor(() => expect(pickup.closed).toEqual(['CLOSED']))
      pickup.unmount()
    }
    const openFull = async (type?: string) => {
      const { user, host, unmount } = await openStep(workOrderNumber, step, noNetwork, { outbox })
      host.drafts.keep(`earlier-${key}`, [{ value: {}, keptAt: 1 }])
      await screen.findByLabelText(/^(Pickup|Dropoff) Signature$/)
      await user.click(screen.getByRole('button', { name: 'Full form', hidden: true }))
      const form = await updateForm()
      if (type) await user.type(form.field('OC Comments'), type)
      await user.click(form.button('Cancel'))
      unmount()
      return [host.drafts.find(key) !== undefined, host.drafts.find(`earlier-${key}`) !== undefined]
    }
    expect(await openFull()).toEqual([false, true])
    expect(await openFull('Gate 4')).toEqual([true, true])
  },
  60_000,
)

test('keeps no draft of a short form that was closed without typing', async () => {
  const { workOrderNumber } = await backend.accepted()
  const { user, closed, host } = await openStep(workOrderNumber, 'pickup')
  await screen.findByLabelText('Pickup Signature')
  await user.click(screen.getByRole('button', { name: 'Cancel', hidden: true }))
  expect(closed).toEqual(['CLOSED'])
  expect(host.drafts.find(`update:${workOrderNumber}`)).toBeUndefined()
})

test('shows a failed save and saves at the second attempt', async () => {
  const { workOrderNumber } = await backend.accepted()
  let failing = true
  let refuse = () => {}
  const refused = new Promise<void>((resolve) => {
    refuse = resolve
  })
  const { user, closed } = await openStep(workOrderNumber, 'pickup', (api) => ({
    updateLineItems: (...call: Parameters<typeof api.updateLineItems>) =>
      failing
        ? refused.then(() => Promise.reject(new ApiError('refused', 'updateLineItems', 500)))
        : api.updateLineItems(...call),
  }))
  await user.type(await screen.findByLabelText('Pickup Signature'), 'R. Alvarez')
  await user.click(save())
  await screen.findByRole('button', { name: 'Saving' })
  for (const name of ['Full form', 'Cancel']) expect(screen.getByRole('button', { name })).toBeDisabled()
  refuse()
  expect(await screen.findByText('There was an error. Please try again.')).toBeInTheDocument()
  failing = false
  await user.click(save())
  await waitFor(() => expect(closed).toEqual(['UPDATE_SUCCESS']))
})

test.each([
  ['whose save failed', true],
  ['that was interrupted', false],
])(
  'shows and saves after Restore the time of an earlier short form %s, also in the full form',
  async (_, isSaved) => {
    const { workOrderNumber } = await backend.accepted(several)
    const openedAt = Date.now() - 180_000
    const clock = jest.spyOn(Date, 'now').mockReturnValue(openedAt)
    const first = await openStep(workOrderNumber, 'pickup', () => ({
      updateLineItems: () => Promise.reject(new ApiError('refused', 'updateLineItems', 500)),
    }))
    await first.user.type(await screen.findByLabelText('Pickup Signature'), 'R. Alvarez')
    if (isSaved) {
      await first.user.click(save())
      await screen.findByText('There was an error. Please try again.')
    }
    const shown = screen.getByText(/^\d\d\/\d\d\/\d{4} .* ET$/).textContent
    expect(screen.queryByText(/^This is when you first opened this form/)).not.toBeInTheDocument()
    first.unmount()
    clock.mockRestore()
    const draft = first.host.drafts.find(`update:${workOrderNumber}`)?.value

    const full = await backend.open('update', workOrderNumber)
    full.host.drafts.keep(`update:${workOrderNumber}`, draft)
    await full.user.click(await screen.findByText('Restore'))
    expect((await updateForm()).field('Item 2 pickup time')).not.toHaveValue('')
    full.unmount()

    const { user, closed, host } = await openStep(workOrderNumber, 'pickup')
    host.drafts.keep(`update:${workOrderNumber}`, draft)
    await user.click(await screen.findByText('Restore'))
    for (const box of screen.getAllByRole('checkbox', { hidden: true })) expect(box).toBeChecked()
    expect(screen.getByText(/^\d\d\/\d\d\/\d{4} .* ET$/)).toHaveTextContent(shown)
    expect(screen.getByText(/^This is when you first opened this form/)).toBeInTheDocument()
    await user.click(save())
    await waitFor(() => expect(closed).toEqual(['UPDATE_SUCCESS']))
    const { lineItems } = await backend.held(workOrderNumber)
    const instants = lineItems.map((item) => parseWorkOrderTime(item.pickupTimeActual, item.pickupTimeOffset)?.instant)
    expect(new Set(instants)).toEqual(new Set([openedAt - (openedAt % 60_000)]))
  },
  60_000,
)

test('says of the dropoff over an unsent pickup that an earlier save is sent with this one, and does not show its signature', async () => {
  const { workOrderNumber } = await backend.accepted()
  const outbox = createMemoryOutbox()
  const pickup = await openStep(workOrderNumber, 'pickup', noNetwork, { outbox })
  await pickup.user.type(await screen.findByLabelText('Pickup Signature'), 'R. Alvarez')
  await pickup.user.click(save())
  await waitFor(() => expect(pickup.closed).toEqual(['CLOSED']))
  pickup.unmount()

  const dropoff = await openStep(workOrderNumber, 'dropoff', noNetwork, { outbox })
  await dropoff.user.type(await screen.findByLabelText('Dropoff Signature'), 'B. Ward')
  expect(screen.getByText(/^An earlier save of this order is on this device/)).toBeInTheDocument()
  expect(screen.queryByLabelText('Pickup Signature')).not.toBeInTheDocument()
  await dropoff.user.click(save())
  await waitFor(() => expect(dropoff.closed).toEqual(['CLOSED']))
  const { api, session } = await backend.signIn('dana')
  expect(await updateJob.run(outbox.only(), createTestHost({ api, session }).host)).toBe('sent')
  expect(await backend.held(workOrderNumber)).toMatchObject({ pickupPOD: 'R. Alvarez', dropoffPOD: 'B. Ward' })
})

test('records the rest of a stop over an unsent save, and opens the full form when that leaves nothing to record', async () => {
  const { workOrderNumber } = await backend.accepted(({ lineItems }) => lineItems.length === 2)
  const outbox = createMemoryOutbox()
  const openOffline = () => openStep(workOrderNumber, 'pickup', noNetwork, { outbox })
  const first = await openOffline()
  await first.user.type(await screen.findByLabelText('Pickup Signature'), 'R. Alvarez')
  await first.user.click(screen.getByLabelText(/^1\. /))
  await first.user.click(save())
  await waitFor(() => expect(first.closed).toEqual(['CLOSED']))
  first.unmount()

  const second = await openOffline()
  expect(await screen.findByLabelText('Pickup Signature')).toHaveValue('R. Alvarez')
  for (const box of screen.getAllByRole('checkbox', { hidden: true })) expect(box).toBeChecked()
  await second.user.click(save())
  await waitFor(() => expect(second.closed).toEqual(['CLOSED']))
  second.unmount()

  const third = await openOffline()
  expect((await updateForm()).field('Item 1 pickup time')).not.toHaveValue('')
  third.unmount()
  const { api, session } = await backend.signIn('dana')
  expect(await updateJob.run(outbox.only(), createTestHost({ api, session }).host)).toBe('sent')
  const { pickupPOD, lineItems } = await backend.held(workOrderNumber)
  expect(pickupPOD).toBe('R. Alvarez')
  for (const item of lineItems) expect(item.pickupTimeActual).toMatch(/ ET$/)
})

test('stays the full form after a conflict, and keeps what was typed there through a failed save and another conflict', async () => {
  const { workOrderNumber } = await backend.accepted()
  let failing = false
  const { user } = await openStep(workOrderNumber, 'pickup', (api) => ({
    updateLineItems: (...call: Parameters<typeof api.updateLineItems>) =>
      failing ? Promise.reject(new ApiError('refused', 'updateLineItems', 503)) : api.updateLineItems(...call),
  }))
  await user.type(await screen.findByLabelText('Pickup Signature'), 'R. Alvarez')
  await backend.changeCharge(workOrderNumber, 71)
  await user.click(save())
  await user.click(await screen.findByText('Keep mine'))
  const form = await updateForm()
  await user.type(form.field('OC Comments'), 'Gate 4')

  failing = true
  await user.click(form.save())
  expect(await screen.findByText('There was an error. Please try again.')).toBeInTheDocument()
  expect(form.field('OC Comments')).toHaveValue('Gate 4')
  failing = false
  await backend.changeCharge(workOrderNumber, 72)
  await user.click(form.save())
  expect(await screen.findByText(/^Someone else changed this order/)).toBeInTheDocument()
  expect(form.field('OC Comments')).toHaveValue('Gate 4')
})

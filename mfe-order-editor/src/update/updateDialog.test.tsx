import { ApiError, type LineItem } from '@carrier-portal/contract'
import { aLineItem } from '@carrier-portal/contract/testing'
import { expectNoAxeViolations } from '@carrier-portal/shared-ui/testing'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { editorOnBackend, updateForm } from '../testing/openEditor.tsx'
import type { UpdateDraft } from './save/updateDraft.ts'

const FAILED = 'There was an error. Please try again.'
const PICKED = '2026-11-21T10:05'
const DROPPED = '2026-11-21T11:20'
const backend = editorOnBackend()
const oneItem = ({ lineItems }: { lineItems: readonly unknown[] }) => lineItems.length === 1

/** A screen reader may miss the text of a region that is inserted with it. */
function statusRegions(dialog: HTMLElement) {
  return [...dialog.querySelectorAll('[role="status"]')]
}

/** Fills a date-time input as a browser does. */
function fill(input: HTMLElement, value: string) {
  fireEvent.change(input, { target: { value } })
  fireEvent.blur(input)
}

test('has title and headings and no axe violations', async () => {
  const { workOrderNumber } = await backend.accepted()
  await backend.open('update', workOrderNumber)
  const form = await updateForm()
  expect(form.dialog).toHaveAccessibleName(`Update Order Details ${workOrderNumber}`)
  const headings = [...form.dialog.querySelectorAll('h3')].map((heading) => heading.textContent)
  expect(headings).toEqual(['Order Details', 'No Load Details', 'Charge Details', 'Item Details'])
  await expectNoAxeViolations(form.dialog)
}, 60_000)

test('completes the order by a pickup and then a dropoff', async () => {
  const { workOrderNumber, lineItems } = await backend.accepted((order) => order.lineItems.length > 1)
  const first = await backend.open('update', workOrderNumber)
  let form = await updateForm()
  fill(form.field('Time for all items'), PICKED)
  await first.user.click(form.button('Set Pickup Times'))
  expect(form.field('Pickup Signature')).toHaveAccessibleDescription('Pickup Signature is required.')
  expect(form.save()).toBeDisabled()
  await first.user.type(form.field('Pickup Signature'), 'R. Alvarez')
  expect(form.save()).toBeEnabled()
  await first.user.click(form.save())
  await waitFor(() => expect(first.closed).toEqual(['UPDATE_SUCCESS']))
  expect(first.notices).toEqual([{ tone: 'success', text: `${workOrderNumber} updated successfully!`, afterMs: 300 }])
  expect(await backend.held(workOrderNumber)).toMatchObject({ status: 'PICKED_UP', pickupPOD: 'R. Alvarez' })
  first.unmount()

  const second = await backend.open('update', workOrderNumber)
  form = await updateForm()
  expect(form.field('Item 1 pickup time')).toHaveValue(PICKED)
  expect(form.dialog.querySelector('[data-changed]')).toBeNull()
  for (const [index] of lineItems.entries()) fill(form.field(`Item ${index + 1} dropoff time`), DROPPED)
  expect(form.field('Dropoff Signature')).toHaveAccessibleDescription('Dropoff Signature is required.')
  await second.user.type(form.field('Dropoff Signature'), 'B. Ward')
  await second.user.click(form.save())
  await waitFor(() => expect(second.closed).toEqual(['UPDATE_SUCCESS']))
  const held = await backend.held(workOrderNumber)
  expect(held).toMatchObject({ status: 'COMPLETED', dropoffPOD: 'B. Ward' })
  expect(held.lineItems[0]).toMatchObject({ dropoffTimeOffset: '-05:00' })
  expect(held.lineItems[0]?.dropoffTimeActual).toMatch(/^11\/21\/2026 11:20( AM)? ET$/)
})

test('requires the pickup signature, comments and time of a no-load, and clears the dropoff signature', async () => {
  const { workOrderNumber } = await backend.accepted()
  const { user, closed } = await backend.open('update', workOrderNumber)
  const form = await updateForm()
  await user.type(form.field('Dropoff Signature'), 'B. Ward')
  await user.click(form.field('No Load'))
  expect(form.field('Dropoff Signature')).toBeDisabled()
  expect(form.field('Dropoff Signature')).toHaveValue('')
  for (const name of ['Pickup Signature', 'No Load Comments']) {
    await user.click(form.field(name))
    await user.tab()
    expect(form.field(name)).toHaveAccessibleDescription(new RegExp(`${name} is required\\.`))
    expect(form.field(name)).toBeInvalid()
  }
  fireEvent.focus(form.field('No Load Pickup Time'))
  fireEvent.blur(form.field('No Load Pickup Time'))
  expect(form.field('No Load Pickup Time')).toHaveAccessibleDescription(/Pickup Time is required\./)
  expect(form.save()).toBeDisabled()

  await user.click(form.field('No Load'))
  expect(form.parts.queryByLabelText('No Load Comments')).not.toBeInTheDocument()
  expect(form.field('Dropoff Signature')).toBeEnabled()
  await user.click(form.field('No Load'))
  await user.type(form.field('Pickup Signature'), 'R. Alvarez')
  await user.type(form.field('No Load Comments'), 'Closed')
  fill(form.field('No Load Pickup Time'), PICKED)
  await user.click(form.save())
  await waitFor(() => expect(closed).toEqual(['UPDATE_SUCCESS']))
  expect(await backend.held(workOrderNumber)).toMatchObject({
    status: 'COMPLETED',
    noLoad: true,
    noLoadComments: 'Closed',
    dropoffPOD: null,
  })
})

test('asks before it saves a charge that is usually a typing error, and not again about the saved one', async () => {
  const { workOrderNumber } = await backend.accepted()
  const { user, closed } = await backend.open('update', workOrderNumber)
  const form = await updateForm()
  const charge = form.field('Charge Amount')
  await user.clear(charge)
  expect(charge).toHaveAccessibleDescription('Will be saved without a charge')
  await user.type(charge, '0')
  await user.click(form.save())
  expect(form.parts.getByRole('alertdialog', { name: /Nothing will be paid for this order/ })).toBeInTheDocument()
  await user.clear(charge)
  await user.type(charge, '0')
  expect(form.parts.queryByRole('alertdialog')).not.toBeInTheDocument()
  await user.click(form.save())
  await user.click(form.parts.getByText('Go back'))
  await waitFor(() => expect(form.save()).toHaveFocus())
  expect((await backend.held(workOrderNumber)).ocCharge).not.toBe(0)
  await user.click(form.save())
  await user.click(form.parts.getByText('Yes, change it'))
  await waitFor(() => expect(closed).toEqual(['UPDATE_SUCCESS']))
  expect((await backend.held(workOrderNumber)).ocCharge).toBe(0)

  cleanup()
  const again = await backend.open('update', workOrderNumber)
  const second = await updateForm()
  await again.user.type(second.field('OC Comments'), 'Dock 4')
  await again.user.click(second.save())
  await waitFor(() => expect(again.closed).toEqual(['UPDATE_SUCCESS']))
})

test('splits a quantity into separate items; the first keeps its id', async () => {
  const { workOrderNumber, lineItems } = await backend.accepted(oneItem)
  const { user, closed } = await backend.open('update', workOrderNumber)
  const form = await updateForm()
  const quantity = form.field('Item 1 quantity')
  expect(form.field('Item 1 barcode')).not.toHaveAttribute('readonly')
  await user.clear(quantity)
  await user.type(quantity, '3')
  expect(form.field('Item 1 barcode')).toHaveAttribute('readonly')
  expect(form.field('Item 1 barcode')).toHaveValue('')
  expect(form.field('Item 1 barcode')).toHaveAccessibleDescription(/^Will be saved as 3 separate items/)
  await user.clear(quantity)
  await user.type(quantity, '1')
  expect(form.field('Item 1 barcode')).not.toHaveAttribute('readonly')
  await user.clear(quantity)
  await user.type(quantity, '3')
  await user.click(form.save())
  await waitFor(() => expect(closed).toEqual(['UPDATE_SUCCESS']))
  const held = await backend.held(workOrderNumber)
  expect(held.lineItems.map(({ quantity, barcode }) => [quantity, barcode])).toEqual([
    [1, null],
    [1, null],
    [1, null],
  ])
  expect(held.lineItems.map((item) => item.workOrderLineItemId)).toContain(lineItems[0]?.workOrderLineItemId)
})

test('saves the result of adding, copying, deleting and undoing rows', async () => {
  const { workOrderNumber, lineItems } = await backend.accepted(({ lineItems }) => lineItems.length === 2)
  const { user, closed } = await backend.open('update', workOrderNumber)
  const form = await updateForm()
  expect(form.parts.getByRole('table', { name: 'Items' })).toHaveAttribute('aria-rowcount', '3')
  expect(within(form.dialog).queryByRole('button', { name: /^Copy item/ })).not.toBeInTheDocument()

  await user.click(form.button('Add Item'))
  await waitFor(() => expect(form.field('Item 3 barcode')).toHaveFocus())
  expect(form.rows()[2]).toHaveAttribute('data-changed', 'true')
  expect(form.save()).toBeDisabled()
  fireEvent.blur(form.field('Item 3 type'))
  expect(form.field('Item 3 type')).toHaveAccessibleDescription('Item Type is Required')
  await user.selectOptions(form.field('Item 3 type'), '1')
  await user.type(form.field('Item 3 barcode'), 'NEW-3')
  await user.click(form.button('Copy item 3'))
  await waitFor(() => expect(form.field('Item 4 barcode')).toHaveFocus())
  expect(form.field('Item 4 barcode')).toHaveValue('')
  expect(form.field('Item 4 type')).toHaveValue('1')
  await user.click(form.button('Copy item 4'))
  await user.click(form.button('Delete item 5'))
  expect(form.rows()).toHaveLength(4)

  for (const k of [1, 2]) {
    await user.click(form.button(`Delete item ${k}`))
    expect(form.field(`Item ${k} barcode`)).toBeDisabled()
  }
  await user.click(form.button('Undo delete of item 2'))
  expect(form.field('Item 2 barcode')).toBeEnabled()
  expect(form.rows()).toHaveLength(4)

  await user.click(form.save())
  await waitFor(() => expect(closed).toEqual(['UPDATE_SUCCESS']))
  const held = await backend.held(workOrderNumber)
  expect(held.lineItems).toHaveLength(3)
  expect(held.lineItems[0]?.workOrderLineItemId).toBe(lineItems[1]?.workOrderLineItemId)
  expect(held.lineItems[1]?.barcode).toBe('NEW-3')
})

test('enables the form and keeps the typed values after a failed save', async () => {
  const { workOrderNumber } = await backend.accepted()
  let fails = true
  const { user, closed } = await backend.open('update', workOrderNumber, (api) => ({
    updateLineItems: async (...call) => {
      if (!fails) return api.updateLineItems(...call)
      throw new ApiError('refused', 'updateLineItems', 500)
    },
  }))
  const form = await updateForm()
  await user.type(form.field('OC Comments'), 'Left at the desk')
  await user.click(form.save())
  expect(await screen.findByRole('alert')).toHaveTextContent(FAILED)
  expect(form.save()).toBeEnabled()
  expect(form.field('OC Comments')).toHaveValue('Left at the desk')
  fails = false
  await user.type(form.field('OC Comments'), '{Control>}{Enter}{/Control}')
  await waitFor(() => expect(closed).toEqual(['UPDATE_SUCCESS']))
})

test('shows Saving while the save runs and sends it once', async () => {
  const { workOrderNumber } = await backend.accepted()
  let sent = 0
  let respond = () => {}
  const { user, closed } = await backend.open('update', workOrderNumber, (api) => ({
    updateLineItems: async (...call) => {
      sent += 1
      await new Promise<void>((resolve) => {
        respond = resolve
      })
      return api.updateLineItems(...call)
    },
  }))
  const form = await updateForm()
  await user.type(form.field('OC Comments'), 'x')
  await user.dblClick(form.save())
  const busy = await screen.findByRole('button', { name: 'Saving' })
  // Closing does nothing while the request runs.
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  await waitFor(() => expect(sent).toBe(1))
  await user.click(busy)
  await user.keyboard('{Control>}s{/Control}{Escape}')
  respond()
  await waitFor(() => expect(closed).toEqual(['UPDATE_SUCCESS']))
  expect(sent).toBe(1)
})

test('shows what someone else changed and keeps the typed values on "Keep mine"', async () => {
  const { workOrderNumber, workOrderId, lineItems } = await backend.accepted(oneItem)
  const { user, closed } = await backend.open('update', workOrderNumber)
  const form = await updateForm()
  await user.type(form.field('OC Comments'), 'Mine')

  const other = await backend.signIn('priya')
  const [item] = lineItems
  await other.api.updateLineItems({
    order: {
      workOrderId: workOrderId ?? 0,
      workOrderNumber,
      pickupPOD: 'Theirs',
      ocComments: 'Theirs',
      noLoad: false,
      noLoadComments: '',
      noLoadPickupTime: '',
      dropoffPOD: '',
      ocCharge: 5,
    },
    lineItems: [
      {
        workOrderLineItemId: item?.workOrderLineItemId ?? null,
        barcode: 'THEIRS',
        itemTypeId: item?.itemTypeId ?? 1,
        quantity: 1,
        pickupTimeActual: '11/21/2026 10:05 ET',
        pickupTimeOffset: '-05:00',
        dropoffTimeActual: '',
        dropoffTimeOffset: '',
      },
    ],
  })

  await user.click(form.save())
  expect(await screen.findByRole('alert')).toHaveTextContent('Someone else changed this order')
  expect(screen.getByText('Pickup Signature: was empty, is now “Theirs”')).toBeInTheDocument()
  expect(form.save()).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Keep mine' }))
  expect(form.parts.getByRole('heading', { level: 2 })).toHaveFocus()
  expect(form.field('OC Comments')).toHaveValue('Mine')
  expect(form.field('Pickup Signature')).toHaveValue('Theirs')
  await user.click(form.save())
  await waitFor(() => expect(closed).toEqual(['UPDATE_SUCCESS']))
  expect(await backend.held(workOrderNumber)).toMatchObject({
    ocComments: 'Mine',
    pickupPOD: 'Theirs',
    ocCharge: 5,
    lineItems: [{ barcode: 'THEIRS', pickupTimeActual: '11/21/2026 10:05 ET' }],
  })
})

test('offers both choices of a conflict above a list that is long, and shows the rest of it on request', async () => {
  const { workOrderNumber } = await backend.accepted()
  let items: readonly LineItem[] = []
  const { user } = await backend.open('update', workOrderNumber, (api) => ({
    orderDetails: async (...call) => {
      const loaded = await api.orderDetails(...call)
      return { ...loaded, workOrder: { ...loaded.workOrder, lineItems: items } }
    },
  }))
  const form = await updateForm()
  await user.type(form.field('OC Comments'), 'Mine')
  items = Array.from({ length: 10 }, (_, at) => aLineItem({ workOrderLineItemId: 900 + at, barcode: `B-${at}` }))
  await user.click(form.save())
  const keepMine = await screen.findByText('Keep mine')
  expect(keepMine).toHaveFocus()
  expect(keepMine).toHaveAccessibleDescription(/^Reload shows the order as it is now and discards what you typed\./)
  expect(keepMine.compareDocumentPosition(screen.getAllByText(/^Added: /)[0] as Node)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
  expect(screen.getByText(/^Added: .* B-7$/)).toBeVisible()
  expect(screen.getByText(/^Added: .* B-8$/)).not.toBeVisible()
  await user.click(screen.getByText(/^Show \d+ more$/))
  expect(screen.getByText(/^Added: .* B-9$/)).toBeVisible()
})

test('says that the order was completed meanwhile, and after a refused save that it may no longer be changed', async () => {
  const { workOrderNumber, workOrderId, lineItems } = await backend.accepted((order) => order.lineItems.length > 1)
  const { user } = await backend.open('update', workOrderNumber)
  const form = await updateForm()
  await user.type(form.field('OC Comments'), 'Mine')
  const other = await backend.signIn('priya')
  await other.api.updateLineItems({
    order: {
      workOrderId: workOrderId ?? 0,
      workOrderNumber,
      pickupPOD: 'Theirs',
      dropoffPOD: 'Theirs',
      ocComments: '',
      noLoad: false,
      noLoadComments: '',
      noLoadPickupTime: '',
      ocCharge: null,
    },
    lineItems: lineItems.map(({ workOrderLineItemId, itemTypeId }) => ({
      workOrderLineItemId,
      barcode: '',
      itemTypeId: itemTypeId ?? 1,
      quantity: 1,
      pickupTimeActual: '11/21/2026 10:05 ET',
      pickupTimeOffset: '-05:00',
      dropoffTimeActual: '11/21/2026 11:20 ET',
      dropoffTimeOffset: '-05:00',
    })),
  })
  await user.click(form.save())
  expect(await screen.findByText('Status: was Routed, is now Completed')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Keep mine' }))
  await user.click(form.save())
  expect(await screen.findByRole('alert')).toHaveTextContent(
    `${FAILED} The status of this order is Completed: it may no longer accept changes.`,
  )
  expect(form.field('OC Comments')).toHaveValue('Mine')
})

test('keeps what was typed and says that the order is not available when another carrier has it at Save', async () => {
  const { workOrderNumber } = await backend.accepted((order) => order.lineItems.length > 1)
  const other = await backend.signIn('nova')
  let taken = false
  const { user, announced } = await backend.open('update', workOrderNumber, (api) => ({
    orderDetails: (...call) => (taken ? other.api : api).orderDetails(...call),
  }))
  const form = await updateForm()
  await user.type(form.field('OC Comments'), 'Left at the desk')
  taken = true
  await user.click(form.save())
  expect(await form.parts.findByRole('alert')).toHaveTextContent(
    `${FAILED} This order is not available to you. It may have been withdrawn or given to another carrier.`,
  )
  expect(form.field('OC Comments')).toHaveValue('Left at the desk')
  expect(announced).toEqual([{ workOrderNumber, kind: 'updated' }])
})

test('keeps later edits after a lost response and doubles no item', async () => {
  const { workOrderNumber } = await backend.accepted(oneItem)
  let loses = true
  const { user, closed } = await backend.open('update', workOrderNumber, (api) => ({
    updateLineItems: async (...call) => {
      await api.updateLineItems(...call)
      if (!loses) return null
      loses = false
      throw new ApiError('network', 'updateLineItems')
    },
  }))
  const form = await updateForm()
  await user.clear(form.field('Item 1 quantity'))
  await user.type(form.field('Item 1 quantity'), '3')
  await user.click(form.save())
  await screen.findByRole('alert')
  await user.type(form.field('OC Comments'), 'Typed since')
  const regions = statusRegions(form.dialog)
  await user.click(form.save())
  const kept = await screen.findByText('What you typed was kept. Review it and select Save.')
  expect(regions).toContain(kept.closest('[role="status"]'))
  expect(form.rows()).toHaveLength(3)
  expect(form.field('OC Comments')).toHaveValue('Typed since')
  await user.click(form.save())
  await waitFor(() => expect(closed).toEqual(['UPDATE_SUCCESS']))
  const held = await backend.held(workOrderNumber)
  expect(held.lineItems).toHaveLength(3)
  expect(held.ocComments).toBe('Typed since')
})

test.each([
  ['drops the draft of', undefined],
  ['restores what was typed since', 'Typed since'],
])('after a lost response it %s a save that arrived, and doubles no split items', async (_, typedSince) => {
  const { workOrderNumber } = await backend.accepted(oneItem)
  const first = await backend.open('update', workOrderNumber, (api) => ({
    updateLineItems: async (...call) => {
      await api.updateLineItems(...call)
      if (typedSince) throw new ApiError('timeout', 'updateLineItems')
      return new Promise<null>(() => undefined)
    },
  }))
  let form = await updateForm()
  await first.user.clear(form.field('Item 1 quantity'))
  await first.user.type(form.field('Item 1 quantity'), '3')
  await first.user.click(form.save())
  if (typedSince) {
    await screen.findByRole('alert')
    await first.user.type(form.field('OC Comments'), typedSince)
  } else await waitFor(async () => expect((await backend.held(workOrderNumber)).lineItems).toHaveLength(3))
  first.unmount()

  const draft = first.host.drafts.find(`update:${workOrderNumber}`)
  expect(draft?.value).toMatchObject({ sent: expect.anything() })

  const second = await backend.open('update', workOrderNumber)
  second.host.drafts.keep(`update:${workOrderNumber}`, draft?.value)
  form = await updateForm()
  if (typedSince) await second.user.click(form.button('Restore'))
  else {
    expect(screen.queryByText('Restore')).not.toBeInTheDocument()
    expect(second.host.drafts.find(`update:${workOrderNumber}`)).toBeUndefined()
    await second.user.type(form.field('OC Comments'), 'Later')
  }
  expect(form.rows()).toHaveLength(3)
  await second.user.click(form.save())
  await waitFor(() => expect(second.closed).toEqual(['UPDATE_SUCCESS']))
  expect(await backend.held(workOrderNumber)).toMatchObject({
    ocComments: typedSince ?? 'Later',
    lineItems: { length: 3 },
  })
})

test('does not double split items of a save that arrives after it was restored', async () => {
  const { workOrderNumber } = await backend.accepted(oneItem)
  let arrive: () => Promise<unknown> = () => Promise.reject(new Error('nothing was sent'))
  const first = await backend.open('update', workOrderNumber, (api) => ({
    updateLineItems: (...call) => {
      arrive = () => api.updateLineItems(...call)
      return new Promise<null>(() => undefined)
    },
  }))
  let form = await updateForm()
  fireEvent.change(form.field('Item 1 quantity'), { target: { value: '3' } })
  await first.user.click(form.save())
  const draft = () => first.host.drafts.find(`update:${workOrderNumber}`)?.value
  await waitFor(() => expect(draft()).toMatchObject({ sent: expect.anything() }))
  first.unmount()

  const { user, host, closed } = await backend.open('update', workOrderNumber)
  host.drafts.keep(`update:${workOrderNumber}`, draft())
  form = await updateForm()
  await user.click(form.button('Restore'))
  await user.type(form.field('OC Comments'), 'Since')
  await arrive()
  await user.click(form.save())
  await screen.findByText('What you typed was kept. Review it and select Save.')
  await user.click(form.save())
  await waitFor(() => expect(closed).toEqual(['UPDATE_SUCCESS']))
  expect(await backend.held(workOrderNumber)).toMatchObject({ ocComments: 'Since', lineItems: { length: 3 } })
})

test('offers the draft of an order that is gone over the order as it was, to read or to discard', async () => {
  const { workOrderNumber } = await backend.accepted()
  const first = await backend.open('update', workOrderNumber)
  await first.user.type((await updateForm()).field('OC Comments'), 'Left at the desk')
  first.unmount()
  const key = `update:${workOrderNumber}`
  const draft = first.host.drafts.find(key)

  const other = await backend.signIn('nova')
  const second = await backend.open('update', workOrderNumber, () => ({ orderDetails: other.api.orderDetails }))
  second.host.drafts.keep(key, draft?.value)
  const form = await updateForm()
  expect(screen.getByText(/^This order is not available to you/)).toBeVisible()
  await second.user.click(form.button('Restore'))
  expect(form.field('OC Comments')).toHaveDisplayValue(/Left at the desk$/)
  second.unmount()

  const third = await backend.open('update', workOrderNumber, () => ({ orderDetails: other.api.orderDetails }))
  // An older draft, beside which the form has none of its own.
  third.host.drafts.keep(`earlier-${key}`, [draft])
  const again = await updateForm()
  await third.user.click(again.button('Discard'))
  expect(third.host.drafts.find(`earlier-${key}`)).toBeUndefined()
  expect(again.field('OC Comments')).not.toHaveDisplayValue(/Left at the desk$/)
})

test('shows at "Restore" what someone else changed since the draft was typed, and overwrites none of it', async () => {
  const { workOrderNumber } = await backend.accepted()
  const first = await backend.open('update', workOrderNumber)
  await first.user.type((await updateForm()).field('OC Comments'), 'Mine')
  first.unmount()
  const draft = first.host.drafts.find(`update:${workOrderNumber}`)
  const other = await backend.open('update', workOrderNumber)
  let form = await updateForm()
  await other.user.type(form.field('OC Comments'), 'Theirs')
  await other.user.click(form.save())
  await waitFor(() => expect(other.closed).toEqual(['UPDATE_SUCCESS']))
  other.unmount()

  const second = await backend.open('update', workOrderNumber)
  second.host.drafts.keep(`update:${workOrderNumber}`, draft?.value)
  form = await updateForm()
  await second.user.click(form.button('Restore'))
  expect(screen.getByRole('alert')).toHaveTextContent('Someone else changed this order')
  expect(form.save()).toBeDisabled()
  await second.user.click(form.button('Keep mine'))
  expect(form.field('OC Comments')).toHaveValue('Mine')
  expect(form.save()).toBeEnabled()
})

test('sends the same payload after a new sign-in when the session has expired', async () => {
  const { workOrderNumber } = await backend.accepted()
  const payloads: string[] = []
  const { user, closed, signIn } = await backend.open('update', workOrderNumber, (api) => ({
    updateLineItems: async (update, options) => {
      payloads.push(JSON.stringify(update))
      if (payloads.length === 1) throw new ApiError('unauthorised', 'updateLineItems', 401)
      return api.updateLineItems(update, options)
    },
  }))
  const form = await updateForm()
  await user.click(form.button('Add Item'))
  await user.selectOptions(form.field(lastLabel(form.dialog, 'type')), '1')
  await user.type(form.field('OC Comments'), 'Typed before')
  await user.click(form.save())
  await screen.findByRole('alert')
  act(() => signIn({}))
  await user.click(form.save())
  await waitFor(() => expect(closed).toEqual(['UPDATE_SUCCESS']))
  expect(payloads).toHaveLength(2)
  expect(payloads[1]).toBe(payloads[0])
})

/** The name of the last row's field. */
function lastLabel(dialog: HTMLElement, field: string): string {
  return `Item ${dialog.querySelectorAll('tbody tr').length} ${field}`
}

test('warns of an order without items in a status region that was there before', async () => {
  const { workOrderNumber } = await backend.accepted(oneItem)
  const { user } = await backend.open('update', workOrderNumber)
  const { dialog, button } = await updateForm()
  const regions = statusRegions(dialog)
  await user.click(button('Delete item 1'))
  expect(regions).toContain(screen.getByText(/^No item is left/).closest('[role="status"]'))
})

test('keeps what was typed last at once when the page is hidden or left, and the browser confirms before it is left', async () => {
  const { workOrderNumber } = await backend.accepted()
  const { host } = await backend.open('update', workOrderNumber)
  const field = (await updateForm()).field('OC Comments')
  const kept = () => host.drafts.find<UpdateDraft>(`update:${workOrderNumber}`)?.value.form.comments
  fireEvent.change(field, { target: { value: 'J' } })
  fireEvent.change(field, { target: { value: 'Jamie' } })
  expect(kept()).toBe('J')
  fireEvent(document, new Event('visibilitychange'))
  expect(kept()).toBe('Jamie')
  fireEvent.change(field, { target: { value: 'Jamie Fields' } })
  const leavings = [1, 2].map(() => new Event('beforeunload', { cancelable: true }))
  for (const leaving of leavings) fireEvent(window, leaving)
  expect(kept()).toBe('Jamie Fields')
  expect(leavings.map(({ defaultPrevented }) => defaultPrevented)).toEqual([true, false])
})

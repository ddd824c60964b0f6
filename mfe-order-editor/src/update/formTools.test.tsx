import { ApiError, type WorkOrderListItem } from '@carrier-portal/contract'
import { recordAnnouncements } from '@carrier-portal/shared-ui/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { editorOnBackend, updateForm } from '../testing/openEditor.tsx'
import { PAUSE, press } from '../testing/press.ts'

const FAILED = 'There was an error. Please try again.'
const AT = '2026-11-21T10:05'
const backend = editorOnBackend()

const fill = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } })

const inEasternTime = ({ pickupEarliestDateTime }: WorkOrderListItem) => !!pickupEarliestDateTime?.endsWith(' ET')

/** The day and time of a datetime-local value in New York, as the editor's field shows it. */
const NOW_IN_FIELD = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/

test('shows a failed load and the form after Try again', async () => {
  const { workOrderNumber } = await backend.accepted()
  let broken = true
  const { user } = await backend.open('update', workOrderNumber, (api) => ({
    itemTypes: (...call) => (broken ? Promise.reject(new ApiError('network', 'itemTypes')) : api.itemTypes(...call)),
  }))
  expect(screen.getByText('Loading…')).toBeInTheDocument()
  expect(await screen.findByRole('alert')).toHaveTextContent(FAILED)
  await user.keyboard('{Control>}s{/Control}')
  broken = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect((await updateForm()).save()).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test("names the form's fields and the columns of the items", async () => {
  const { workOrderNumber } = await backend.accepted()
  await backend.open('update', workOrderNumber)
  const form = await updateForm()
  for (const name of ['Pickup Signature', 'Dropoff Signature', 'OC Comments', 'No Load', 'Charge Amount'])
    expect(form.field(name)).toBeInTheDocument()
  expect(form.field('Time for all items')).toHaveAttribute('type', 'datetime-local')
  for (const name of ['Add Item', 'Reset Form', 'Set Pickup Times', 'Set Dropoff Times', 'Save', 'Cancel'])
    expect(form.button(name)).toBeInTheDocument()
  const heads = [...form.dialog.querySelectorAll('th')].map((head) => head.textContent)
  expect(heads).toEqual(['#', 'Barcode', 'Item Type', 'Quantity', 'Pickup Time', 'Dropoff Time', 'Actions'])
  for (const name of ['barcode', 'type', 'quantity', 'pickup time', 'dropoff time'])
    expect(form.field(`Item 1 ${name}`)).toBeInTheDocument()
})

test('sets the bulk time on every row; its buttons are disabled without a time', async () => {
  const { workOrderNumber } = await backend.accepted(({ lineItems }) => lineItems.length > 1)
  const { user } = await backend.open('update', workOrderNumber)
  const form = await updateForm()
  for (const name of ['Set Pickup Times', 'Set Dropoff Times']) expect(form.button(name)).toBeDisabled()
  fill(form.field('Time for all items'), AT)
  await user.click(form.button('Set Pickup Times'))
  await user.click(form.button('Set Dropoff Times'))
  for (const k of [1, 2])
    for (const name of ['pickup time', 'dropoff time']) expect(form.field(`Item ${k} ${name}`)).toHaveValue(AT)
})

test('describes what Set Pickup Times does and did, and undoes it', async () => {
  const { workOrderNumber } = await backend.accepted(({ lineItems }) => lineItems.length === 3)
  const { user } = await backend.open('update', workOrderNumber)
  const form = await updateForm()
  fill(form.field('Item 2 pickup time'), '2026-11-21T08:15')
  fill(form.field('Time for all items'), AT)
  expect(form.button('Set Pickup Times')).toHaveAccessibleDescription(/^3 items, 1 already has a time/)
  await user.click(form.button('Set Pickup Times'))
  expect(form.field('Item 2 pickup time')).toHaveValue(AT)
  expect(screen.getByText('Pickup time set on 3 items.')).toBeInTheDocument()
  await user.type(form.field('Item 1 barcode'), 'X')
  await user.click(form.button('Undo'))
  expect(form.field('Item 1 pickup time')).toHaveValue('')
  expect(form.field('Item 2 pickup time')).toHaveValue('2026-11-21T08:15')
  expect(form.field('Item 1 barcode')).toHaveDisplayValue(/X$/)
  await waitFor(() => expect(form.button('Set Pickup Times')).toHaveFocus())
})

test('warns beside Save, and saves, while a time for all items is typed that no item has', async () => {
  const { workOrderNumber } = await backend.accepted()
  const { user, closed } = await backend.open('update', workOrderNumber)
  const form = await updateForm()
  const warning = () => form.parts.queryByText('The time for all items was not set.')
  await user.type(form.field('Pickup Signature'), 'R. Diaz')
  fill(form.field('Item 1 pickup time'), '2026-11-21T08:15')
  expect(warning()).not.toBeInTheDocument()
  fill(form.field('Time for all items'), AT)
  expect(warning()).toBeInTheDocument()
  await user.click(form.button('Set Pickup Times'))
  expect(warning()).not.toBeInTheDocument()
  await user.click(form.button('Undo'))
  expect(warning()).toBeInTheDocument()
  await user.click(form.save())
  await waitFor(() => expect(closed).toEqual(['UPDATE_SUCCESS']))
})

test('undoes a time for all items without a change of a row that was added after another one was deleted', async () => {
  const { workOrderNumber } = await backend.accepted(({ lineItems }) => lineItems.length === 2)
  const { user } = await backend.open('update', workOrderNumber)
  const form = await updateForm()
  await user.click(form.button('Add Item'))
  fill(form.field('Time for all items'), AT)
  await user.click(form.button('Set Dropoff Times'))
  await user.click(form.button('Delete item 3'))
  await user.click(form.button('Add Item'))
  fill(form.field('Item 3 dropoff time'), '2026-11-21T08:15')
  await user.click(form.button('Undo'))
  expect(form.field('Item 1 dropoff time')).toHaveValue('')
  expect(form.field('Item 3 dropoff time')).toHaveValue('2026-11-21T08:15')
})

test.each([0, 1])('Add Item in an order with %s items focuses the barcode of the new row', async (count) => {
  const { workOrderNumber } = await backend.accepted(({ lineItems }) => lineItems.length === 1)
  const { user } = await backend.open('update', workOrderNumber, (api) => ({
    orderDetails: async (...call) => {
      const { workOrder, ...rest } = await api.orderDetails(...call)
      return { ...rest, workOrder: { ...workOrder, lineItems: workOrder.lineItems.slice(0, count) } }
    },
  }))
  const form = await updateForm()
  await user.click(form.button('Add Item'))
  expect(form.field(`Item ${count + 1} barcode`)).toHaveFocus()
})

test('sets each time with its "Now" button', async () => {
  const { workOrderNumber } = await backend.accepted()
  const { user } = await backend.open('update', workOrderNumber)
  const form = await updateForm()
  await user.click(form.button('Set pickup time of item 1 to now'))
  await user.click(form.button('Set dropoff time of item 1 to now'))
  await user.click(form.button('Set the time for all to now'))
  await user.click(form.field('No Load'))
  await user.click(form.button('Set the no-load time to now'))
  for (const name of ['Item 1 pickup time', 'Item 1 dropoff time', 'Time for all items', 'No Load Pickup Time'])
    expect(form.field(name)).toHaveDisplayValue(NOW_IN_FIELD)
})

test('says what each "Now" button has set, again at another press, in a status region that was there before', async () => {
  const { workOrderNumber } = await backend.accepted()
  const { user } = await backend.open('update', workOrderNumber)
  const form = await updateForm()
  await user.click(form.field('No Load'))
  const regions = form.parts.getAllByRole('status')
  const announced = recordAnnouncements()
  for (const [button, field] of [
    ['Set pickup time of item 1 to now', 'Item 1 pickup time'],
    ['Set pickup time of item 1 to now', 'Item 1 pickup time'],
    ['Set the time for all to now', 'Time for all items'],
    ['Set the no-load time to now', 'No Load Pickup Time'],
  ] as const) {
    await user.click(form.button(button))
    expect(form.button(button)).toHaveFocus()
    const said = new RegExp(`^${field}: \\d\\d/\\d\\d/\\d{4} \\d\\d:\\d\\d`)
    expect(announced()).toContainEqual(expect.stringMatching(said))
    expect(regions).toContain(screen.getByText(said).closest('[role="status"]'))
  }
})

test('shows the zone and the time at the stop of a bulk and of a no-load time, beside an error too', async () => {
  const { workOrderNumber } = await backend.accepted(inEasternTime)
  const settings = { timeZone: 'America/Chicago' }
  const { user } = await backend.open('update', workOrderNumber, undefined, { settings })
  const form = await updateForm()
  fill(form.field('Time for all items'), AT)
  for (const name of ['Set Pickup Times', 'Set Dropoff Times'])
    expect(form.button(name)).toHaveAccessibleDescription(/a time At the stop: 11\/21\/2026 11:05( AM)? ET$/)
  await user.click(form.field('No Load'))
  const time = form.field('No Load Pickup Time')
  fireEvent.blur(time)
  expect(time).toHaveAccessibleDescription('Pickup Time is required. Times in CT')
  fill(time, AT)
  expect(time).toHaveAccessibleDescription(/^Times in CT At the stop: 11\/21\/2026 11:05( AM)? ET/)
})

test.each([
  ['its "Now" button', 'Set pickup time of item 1 to now'],
  ['Set Pickup Times', 'Set Pickup Times'],
])('marks an untouched dropoff time that a pickup time set by %s makes too early', async (_, button) => {
  const { workOrderNumber } = await backend.accepted()
  const { user } = await backend.open('update', workOrderNumber)
  const form = await updateForm()
  fill(form.field('Item 1 dropoff time'), '2020-03-05T08:00')
  fill(form.field('Time for all items'), AT)
  await user.click(form.button(button))
  expect(form.field('Item 1 dropoff time')).toHaveAccessibleDescription('The dropoff cannot be before the pickup.')
})

test('records "Now" in the second occurrence of a repeated hour, after a pickup in the first one', async () => {
  const { workOrderNumber } = await backend.accepted(inEasternTime)
  const { user, closed } = await backend.open('update', workOrderNumber)
  const form = await updateForm()
  fill(form.field('Item 1 pickup time'), '2026-11-01T01:50')
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 1, 6, 40))
  await user.click(form.button('Set dropoff time of item 1 to now'))
  now.mockRestore()
  expect(form.field('Item 1 dropoff time')).toHaveValue('2026-11-01T01:40')
  expect(form.field('Item 1 dropoff time')).toHaveAccessibleDescription(/11\/01\/2026 .* \(EST\)/)
  await user.click(form.field('Item 1 dropoff time'))
  await user.type(form.field('Pickup Signature'), 'R. Diaz')
  await user.type(form.field('Dropoff Signature'), 'B. Osei')
  await user.click(form.save())
  await waitFor(() => expect(closed).toEqual(['UPDATE_SUCCESS']))
  const [item] = (await backend.held(workOrderNumber)).lineItems
  expect(item).toMatchObject({ pickupTimeOffset: '-04:00', dropoffTimeOffset: '-05:00' })
})

test('Reset Form reloads the items without a question, keeps the other fields, and Undo restores the typed rows', async () => {
  const { workOrderNumber, lineItems } = await backend.accepted()
  const { user } = await backend.open('update', workOrderNumber)
  const form = await updateForm()
  await user.type(form.field('OC Comments'), 'Stays')
  await user.click(form.button('Add Item'))
  await waitFor(() => expect(form.rows()).toHaveLength(lineItems.length + 1))
  fill(form.field('Item 1 pickup time'), AT)
  await user.click(form.button('Reset Form'))
  await waitFor(() => expect(form.rows()).toHaveLength(lineItems.length))
  expect(form.dialog.querySelector('[data-changed]')).toBeNull()
  expect(form.field('OC Comments')).toHaveValue('Stays')

  await user.type(form.field('OC Comments'), ' too')
  await user.click(form.button('Undo Reset Form'))
  await waitFor(() => expect(form.rows()).toHaveLength(lineItems.length + 1))
  expect(form.field('Item 1 pickup time')).toHaveDisplayValue(AT)
  expect(form.field('OC Comments')).toHaveValue('Stays too')
  expect(form.parts.queryByText('The items were loaded again.')).not.toBeInTheDocument()
  await waitFor(() => expect(form.button('Reset Form')).toHaveFocus())
})

test('shows at Save after Reset Form what someone else changed in the order', async () => {
  const { workOrderNumber } = await backend.accepted()
  const { user } = await backend.open('update', workOrderNumber)
  const form = await updateForm()
  await user.clear(form.field('Charge Amount'))
  await user.type(form.field('Charge Amount'), '85')
  fill(form.field('Item 1 pickup time'), AT)
  await backend.changeCharge(workOrderNumber, 86)
  await user.click(form.button('Reset Form'))
  await form.parts.findByText('The items were loaded again.')
  await user.click(form.save())
  expect(await screen.findByRole('alert')).toHaveTextContent('Someone else changed this order')
  expect((await backend.held(workOrderNumber)).ocCharge).toBe(86)
})

/** A form with a typed time whose Reset Form waits for its loads, until `finish`. */
async function resetUnderWay() {
  const { workOrderNumber } = await backend.accepted()
  const responses: (() => void)[] = []
  const loads: Promise<unknown>[] = []
  let isSlow = false
  const opened = await backend.open('update', workOrderNumber, (api) => ({
    orderDetails: (...call) => {
      if (!isSlow) return api.orderDetails(...call)
      const slow = new Promise<void>((resolve) => responses.push(resolve)).then(() => api.orderDetails(...call))
      loads.push(slow)
      return slow
    },
  }))
  const form = await updateForm()
  fill(form.field('Item 1 pickup time'), AT)
  isSlow = true
  await opened.user.click(form.button('Reset Form'))
  const finish = async () => {
    for (const [index, respond] of responses.entries())
      await act(async () => {
        respond()
        await loads[index]
      })
  }
  return { ...opened, form, workOrderNumber, finish }
}

test('keeps what is typed while Reset Form loads the items', async () => {
  const { user, form, finish } = await resetUnderWay()
  await user.type(form.field('OC Comments'), 'Typed meanwhile')
  await finish()
  await waitFor(() => expect(form.field('Item 1 pickup time')).toHaveValue(''))
  expect(form.field('OC Comments')).toHaveValue('Typed meanwhile')
})

test('brings the typed rows back after Reset Form was pressed twice', async () => {
  const { user, form, finish } = await resetUnderWay()
  await user.click(form.button('Reset Form'))
  await finish()
  await waitFor(() => expect(form.field('Item 1 pickup time')).toHaveValue(''))
  await user.click(form.button('Undo Reset Form'))
  await waitFor(() => expect(form.field('Item 1 pickup time')).toHaveDisplayValue(AT))
})

test('keeps the draft of a form that is closed while Reset Form loads the items', async () => {
  const { host, unmount, workOrderNumber, finish } = await resetUnderWay()
  unmount()
  await finish()
  expect(host.drafts.find(`update:${workOrderNumber}`)).toBeDefined()
})

test('shows a form-level message for a signature without an item time', async () => {
  const { workOrderNumber } = await backend.accepted()
  const { user } = await backend.open('update', workOrderNumber)
  const form = await updateForm()
  const alerts = () => form.parts.queryAllByRole('alert', { hidden: true }).map((alert) => alert.textContent)
  await user.type(form.field('Pickup Signature'), 'R')
  expect(alerts()).toEqual(['At least one item must have a Pickup Time.'])
  await user.type(form.field('Dropoff Signature'), 'B')
  expect(alerts()).toEqual([
    'At least one item must have a Pickup Time.',
    'At least one item must have a Dropoff Time.',
  ])
  fill(form.field('Item 1 dropoff time'), AT)
  fill(form.field('Item 1 pickup time'), AT)
  expect(alerts()).toEqual([])
})

test('reports a dropoff before the pickup at its field', async () => {
  const { workOrderNumber } = await backend.accepted()
  await backend.open('update', workOrderNumber)
  const form = await updateForm()
  const dropoff = form.field('Item 1 dropoff time')
  fill(form.field('Item 1 pickup time'), AT)
  fill(dropoff, '2026-11-21T10:04')
  fireEvent.blur(dropoff)
  expect(dropoff).toHaveAccessibleDescription('The dropoff cannot be before the pickup.')
  fill(dropoff, AT)
  expect(dropoff).toBeValid()
})

test('counts the issues beside Save and focuses the field of each', async () => {
  const { workOrderNumber } = await backend.accepted()
  const { user } = await backend.open('update', workOrderNumber)
  const form = await updateForm()
  fill(form.field('Charge Amount'), '12,50')
  expect(form.button('1 field needs attention')).toBeInTheDocument()
  fill(form.field('Charge Amount'), '')
  await user.click(form.field('No Load'))
  expect(form.save()).toBeDisabled()
  await user.click(form.button('3 fields need attention'))
  const list = within(screen.getByRole('list', { name: 'Fields that need attention' }))
  expect(list.getAllByRole('button').map((link) => link.textContent)).toEqual([
    'Pickup Signature',
    'No Load Comments',
    'No Load Pickup Time',
  ])
  await user.tab()
  expect(list.getByText('Pickup Signature')).toHaveFocus()
  await user.click(list.getByText('No Load Comments'))
  await waitFor(() => expect(form.field('No Load Comments')).toHaveFocus())
})

test('says how many fields need attention, in a region without the button, which a screen reader would not read', async () => {
  const { workOrderNumber } = await backend.accepted()
  const { user } = await backend.open('update', workOrderNumber)
  const form = await updateForm()
  const regions = form.parts.getAllByRole('status')
  const saidIn = (text: string) => regions.filter((region) => region.textContent === text)
  const announced = recordAnnouncements()
  fill(form.field('Charge Amount'), '12,50')
  expect(announced()).toContain('1 field needs attention')
  expect(saidIn('1 field needs attention')).toHaveLength(1)
  expect(form.button('1 field needs attention').closest('[role="status"]')).toBeNull()
  await user.click(form.field('No Load'))
  expect(announced()).toContain('4 fields need attention')
  fill(form.field('Charge Amount'), '12.50')
  await user.click(form.field('No Load'))
  expect(saidIn('1 field needs attention')).toHaveLength(0)
})

test('replaces a barcode by a scanned one and focuses the next row', async () => {
  const { workOrderNumber } = await backend.accepted(({ lineItems }) => lineItems.length > 1)
  await backend.open('update', workOrderNumber)
  const form = await updateForm()
  const barcode = form.field('Item 1 barcode')
  act(() => barcode.focus())
  press(barcode, 'SCAN-0001', PAUSE.scanner)
  await waitFor(() => expect(barcode).toHaveValue('SCAN-0001'))
  await waitFor(() => expect(form.field('Item 2 barcode')).toHaveFocus())
})

test('fills one row for each line of a pasted column, and Undo restores the rows', async () => {
  const { workOrderNumber, lineItems } = await backend.accepted(({ lineItems: [first] }) => !!first?.barcode)
  const { user } = await backend.open('update', workOrderNumber)
  const form = await updateForm()
  const last = lineItems.length
  await user.click(form.field(`Item ${last} barcode`))
  await user.paste('BC-1\tTube\r\nBC-2\tTube\r\nBC-3\tTube\r\n')
  expect([0, 1, 2].map((at) => form.field(`Item ${last + at} barcode`))).toEqual(
    ['BC-1', 'BC-2', 'BC-3'].map((code) => expect.objectContaining({ value: code })),
  )
  await waitFor(() => expect(form.field(`Item ${last + 2} barcode`)).toHaveFocus())
  expect(screen.getByText('3 barcodes pasted.')).toBeInTheDocument()
  await user.click(form.button('Undo the paste of barcodes'))
  expect(form.field(`Item ${last} barcode`)).toHaveValue(lineItems[last - 1]?.barcode ?? '')
  expect(form.field(`Item ${last} barcode`)).toHaveFocus()
  expect(screen.queryByLabelText(`Item ${last + 1} barcode`)).not.toBeInTheDocument()
  expect(screen.queryByText('3 barcodes pasted.')).not.toBeInTheDocument()
})

test('signals the scan of a barcode that another row has', async () => {
  const vibrate = jest.fn()
  Object.assign(navigator, { vibrate })
  const { workOrderNumber } = await backend.accepted(({ lineItems }) => lineItems.length > 1)
  await backend.open('update', workOrderNumber)
  const form = await updateForm()
  press(form.field('Item 1 barcode'), 'SCAN-0001', PAUSE.scanner)
  expect(vibrate).not.toHaveBeenCalled()
  press(form.field('Item 2 barcode'), 'SCAN-0001', PAUSE.scanner)
  expect(vibrate).toHaveBeenCalledTimes(1)
  expect(form.field('Item 2 barcode')).toHaveValue('SCAN-0001')
  Reflect.deleteProperty(navigator, 'vibrate')
})

test('signals the scan into a locked barcode, which it does not change', async () => {
  const vibrate = jest.fn()
  Object.assign(navigator, { vibrate })
  const { workOrderNumber } = await backend.accepted()
  await backend.open('update', workOrderNumber)
  const form = await updateForm()
  fill(form.field('Item 1 quantity'), '2')
  fireEvent.keyDown(form.field('Item 1 barcode'), { key: 'Enter' })
  expect(vibrate).not.toHaveBeenCalled()
  press(form.field('Item 1 barcode'), 'SCAN-0001', PAUSE.scanner)
  expect(vibrate).toHaveBeenCalledTimes(1)
  Reflect.deleteProperty(navigator, 'vibrate')
})

test('refuses a new item with a barcode that is on the order already, and takes another one', async () => {
  Reflect.set(navigator, 'mediaDevices', { getUserMedia: () => new Promise(() => undefined) })
  const { workOrderNumber, lineItems } = await backend.accepted(({ lineItems: [first] }) => !!first?.barcode)
  const { user } = await backend.open('update', workOrderNumber)
  const form = await updateForm()
  await user.click(form.button('Scan a new item'))
  const camera = within(screen.getByRole('dialog', { name: 'Scan a barcode' }))
  const barcode = lineItems[0]?.barcode ?? ''
  press(camera.getByText('Cancel'), barcode, PAUSE.scanner)
  expect(camera.getByText(`${barcode} is already on this order`)).toBeInTheDocument()
  press(camera.getByText('Done'), 'SCAN-0001', PAUSE.scanner)
  expect(camera.getByText('SCAN-0001 added')).toBeInTheDocument()
  await user.click(camera.getByText('Done'))
  expect(form.field(`Item ${lineItems.length + 1} barcode`)).toHaveValue('SCAN-0001')
  Reflect.deleteProperty(navigator, 'mediaDevices')
})

test('presses no focused button by a scan, and does by Enter alone', async () => {
  const { workOrderNumber } = await backend.accepted()
  await backend.open('update', workOrderNumber)
  const form = await updateForm()
  const now = screen.getByLabelText('Set pickup time of item 1 to now')
  press(now, 'SCAN-0001', PAUSE.scanner)
  expect(form.field('Item 1 pickup time')).toHaveValue('')
  press(now, '', PAUSE.person)
  expect(form.field('Item 1 pickup time')).not.toHaveValue('')
})

test('finds the row of each scan in the search, and leaves the focus there', async () => {
  const { workOrderNumber, lineItems } = await backend.accepted(
    ({ lineItems }) => lineItems.length > 1 && lineItems.every(({ barcode }) => barcode),
  )
  const { user } = await backend.open('update', workOrderNumber)
  const form = await updateForm()
  for (let row = lineItems.length; row < 10; row += 1) await user.click(screen.getByText('Add Item'))
  const search = screen.getByLabelText('Find a barcode')
  act(() => search.focus())
  for (const { barcode } of lineItems) {
    press(search, barcode ?? '', PAUSE.scanner)
    expect(search).toHaveValue(barcode)
    expect(screen.getByText('1 of 1')).toBeInTheDocument()
    expect(search).toHaveFocus()
  }
  expect(form.field('Item 1 barcode')).toHaveValue(lineItems[0]?.barcode)
})

test('Enter in the search shows the next match, and focuses the barcode of an only one', async () => {
  const { workOrderNumber, lineItems } = await backend.accepted()
  const { user } = await backend.open('update', workOrderNumber)
  const form = await updateForm()
  await user.click(form.button('Add Item'))
  await user.paste(Array.from({ length: 10 }, (_, at) => `B4-${at}`).join('\n'))
  const search = screen.getByLabelText('Find a barcode')
  const announced = recordAnnouncements()
  await user.type(search, 'B4-')
  expect(announced()).toEqual([])
  await screen.findByText('1 of 10', { selector: '[role="status"]' })
  expect(announced()).toEqual(['1 of 10'])
  for (const position of [1, 2, 3]) {
    expect(screen.getByText(`${position} of 10`)).toBeInTheDocument()
    expect(search).toHaveFocus()
    await user.keyboard('{Enter}')
  }
  await user.type(search, '9{Enter}')
  await waitFor(() => expect(form.field(`Item ${lineItems.length + 10} barcode`)).toHaveFocus())
})

test('focuses the next barcode, also of a new row, before the next key of a scanner', async () => {
  const { workOrderNumber, lineItems } = await backend.accepted(({ lineItems }) => lineItems.length > 1)
  await backend.open('update', workOrderNumber)
  const form = await updateForm()
  act(() => form.field('Item 1 barcode').focus())
  for (let row = 1; row <= lineItems.length; row += 1) {
    fireEvent.keyDown(form.field(`Item ${row} barcode`), { key: 'Enter' })
    expect(form.field(`Item ${row + 1} barcode`)).toHaveFocus()
  }
})

test('keeps typed work as a draft, offers it in the next opening, and keeps it at Cancel', async () => {
  const { workOrderNumber } = await backend.accepted()
  const first = await backend.open('update', workOrderNumber)
  let form = await updateForm()
  await first.user.type(form.field('OC Comments'), 'Half a sentence')
  expect(first.held).toEqual(['update'])
  first.unmount()
  const draft = first.host.drafts.find(`update:${workOrderNumber}`)

  const second = await backend.open('update', workOrderNumber)
  second.host.drafts.keep(`update:${workOrderNumber}`, draft?.value)
  form = await updateForm()
  expect(screen.getByText(/^Restore what you typed at \d/)).toBeInTheDocument()
  expect(second.host.drafts.find(`update:${workOrderNumber}`)?.value).toEqual(draft?.value)
  await second.user.click(form.button('Restore'))
  expect(form.field('OC Comments')).toHaveValue('Half a sentence')
  await second.user.click(form.button('Cancel'))
  await waitFor(() => expect(second.closed).toEqual(['CLOSED']))
  expect(second.host.drafts.find(`update:${workOrderNumber}`)).toBeDefined()
})

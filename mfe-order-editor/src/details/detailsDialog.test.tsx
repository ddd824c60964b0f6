import { type ApiClient, ApiError, createStore, type WorkOrder } from '@carrier-portal/contract'
import {
  aLineItem,
  anOrder,
  createMemoryOutbox,
  createTestHost,
  type TestHostOptions,
} from '@carrier-portal/contract/testing'
import { expectNoAxeViolations, setUpUser } from '@carrier-portal/shared-ui/testing'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { prepareCopy } from '../copies/orderCopies.ts'
import { OrderDialog } from '../OrderDialog.tsx'
import { OrderEditorScreen } from '../OrderEditorScreen.tsx'
import { editorOnBackend } from '../testing/openEditor.tsx'
import { PAUSE, press } from '../testing/press.ts'

const FAILED = 'There was an error. Please try again.'
const backend = editorOnBackend()
let dana: Awaited<ReturnType<typeof backend.signIn>>
beforeAll(async () => {
  dana = await backend.signIn('dana')
})

/** A host whose API has one order. */
function hostWith(order: WorkOrder, options: Partial<TestHostOptions> = {}) {
  const orderDetails: ApiClient['orderDetails'] = async () => ({ workOrder: order, version: undefined })
  return createTestHost({ api: { ...dana.api, orderDetails }, session: dana.session, ...options })
}

async function openDetails(order: WorkOrder, settings: TestHostOptions['settings'] = {}) {
  const { host } = hostWith(order, { settings })
  const { workOrderNumber } = order
  render(<OrderDialog host={host} request={{ view: 'details', workOrderNumber }} onClose={() => undefined} />)
  await screen.findByRole('heading', { name: 'Item Details' })
}

/** The value beside a term of a section, as a person reads it. */
function valueBeside(section: string, term: string): string | null {
  const part = screen.getByRole('heading', { name: section }).closest('section')
  if (!part) throw new Error(`no section ${section}`)
  const found = within(part)
    .getAllByRole('term')
    .find((one) => one.textContent === term)
  return found?.nextElementSibling?.textContent ?? `no term ${term}`
}

const FULL = anOrder({
  pickupPOD: 'R. Alvarez',
  ocComments: 'Gate code 4412',
  lineItems: [
    aLineItem({
      quantity: 2,
      comments: 'Upright',
      pickupTimeActual: '11/01/2026 01:56 AM ET',
      pickupTimeOffset: '-04:00',
      dropoffTimeActual: '11/01/2026 01:05 AM ET',
      dropoffTimeOffset: '-05:00',
    }),
  ],
})

test.each([
  ['Contact Information', 'First Name', 'Rosa'],
  ['Contact Information', 'Last Name', 'Alvarez'],
  ['Contact Information', 'Phone', '212-555-0142'],
  ['Contact Information', 'Patient', 'Jamie Fields'],
  ['Pickup Details', 'Location', 'Mercy Lab'],
  ['Pickup Details', 'Address', '10 First AveNew York, NY 10003Show on map'],
  ['Pickup Details', 'Pickup Earliest', '11/21/2026 10:00 AM ET'],
  ['Pickup Details', 'Pickup Latest', '11/21/2026 10:30 AM ET'],
  ['Pickup Details', 'Signature', 'R. Alvarez'],
  ['Pickup Details', 'Notes', 'Ring at the loading dock'],
  ['Dropoff Details', 'Location', 'County Hospital'],
  ['Dropoff Details', 'Dropoff Earliest', '11/21/2026 11:00 AM ET'],
  ['Dropoff Details', 'Dropoff Latest', '11/21/2026 12:00 PM ET'],
  ['Dropoff Details', 'Signature', '—'],
  ['Dropoff Details', 'Notes', '—'],
  ['Order Information', 'Trip Class', 'STAT'],
  ['Order Information', 'Vehicle', 'Car'],
  ['Order Information', 'Miles', '12.4'],
  ['Order Information', 'Temp State', 'Ambient'],
  ['Order Information', 'Minutes to Complete', '90'],
  ['Order Information', 'Charge', '$84.50'],
  ['Order Information', 'OC Reference Number', 'OC-77'],
  ['Order Information', 'OC Comments', 'Gate code 4412'],
  ['Order Information', 'No Load', 'No'],
])('shows in %s, %s: %s', async (section, term, value) => {
  await openDetails(FULL)
  expect(valueBeside(section, term)).toBe(value)
})

test('compares quantities with the items', async () => {
  await openDetails(FULL)
  expect(valueBeside('Pickup Details', 'Quantity')).toBe('12 listed below: the quantities differ')
})

test("shows each item's values without axe violations", async () => {
  await openDetails(FULL)
  const items = screen.getByRole('heading', { name: 'Item Details' }).closest('section')
  for (const text of ['SB-5001', 'Specimen Box', 'Upright', '12 × 10 × 8 in', '4.5 lb'])
    expect(items).toHaveTextContent(text)
  for (const time of ['11/01/2026 01:56 AM ET (EDT)', '11/01/2026 01:05 AM ET (EST)'])
    expect(items).toHaveTextContent(time)
  expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument()
  await expectNoAxeViolations(screen.getByRole('dialog', { name: 'Order WO-100001' }))
})

test('links a phone number to a call and an address to a map, without a referrer', async () => {
  await openDetails(FULL)
  const call = screen.getByRole('link', { name: '212-555-0142' })
  expect(call).toHaveAttribute('href', 'tel:2125550142')
  expect(call).not.toHaveAttribute('target')
  const [pickup] = screen.getAllByRole('link', { name: 'Show on map' })
  expect(pickup).toHaveAttribute('href', expect.stringContaining('10%20First%20Ave%2C%20New%20York%2C%20NY%2010003'))
  expect(pickup).toHaveAttribute('rel', 'noopener noreferrer')
  expect(pickup).toHaveAttribute('target', '_blank')
})

test('hides a patient’s name behind "Show" when configured', async () => {
  await openDetails(FULL, { hidePatientNames: true })
  expect(screen.queryByText('Jamie Fields')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(screen.getByText('Jamie Fields')).toBeInTheDocument()
})

test('shows a failed load, announces each one, shows that it is tried again, and the order after that', async () => {
  const { workOrderNumber } = await backend.accepted()
  let broken = true
  const held: (() => void)[] = []
  const { user } = await backend.open('details', workOrderNumber, (api) => ({
    orderDetails: async (...call) => {
      const loaded = await api.orderDetails(...call)
      if (broken) throw new ApiError('refused', 'orderDetails', 500)
      await new Promise<void>((resolve) => held.push(resolve))
      return loaded
    },
  }))
  const alert = await screen.findByRole('alert')
  const first = within(alert).getByText(FAILED)
  const button = screen.getByRole('button', { name: 'Try again' })
  await user.click(button)
  await waitFor(() => expect(first).not.toBeInTheDocument())
  expect(alert).toHaveTextContent(FAILED)
  expect(button).toHaveFocus()
  broken = false
  await user.click(button)
  expect(button).toHaveAccessibleName('Loading…')
  expect(button).toHaveFocus()
  await waitFor(() => expect(held).toHaveLength(1))
  held[0]?.()
  expect(await screen.findByRole('heading', { name: 'Contact Information' })).toBeInTheDocument()
})

/** Each section's heading, terms and values, as text. */
const sectionsShown = () =>
  screen
    .getAllByRole('heading', { name: /Information|Details$/ })
    .map((heading) => heading.closest('section')?.textContent)

test("shows the same view at order/{id}, blocked for recordings, and opens the order's list on Close", async () => {
  await openDetails(FULL)
  const inDialog = sectionsShown()
  expect(inDialog).toHaveLength(5)
  cleanup()
  const { host, visited } = hostWith(FULL, { path: '/order/WO-100001', params: { id: 'WO-100001' } })
  render(<OrderEditorScreen host={host} />)
  expect(await screen.findByRole('heading', { level: 1, name: 'Order WO-100001' })).toBeInTheDocument()
  expect(await screen.findByRole('heading', { level: 2, name: 'Pickup Details' })).toBeInTheDocument()
  expect(sectionsShown()).toEqual(inDialog)
  expect(screen.getByRole('heading', { level: 1 }).closest('[data-recording="blocked"]')).not.toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(visited).toEqual(['/accepted-orders']))
})

test('offers at order/{id} the change of an order that is shown as it was, without a connection', async () => {
  const orderDetails = () => Promise.reject(new ApiError('network', 'orderDetails'))
  const place = { path: '/order/WO-100001', params: { id: 'WO-100001' } }
  const api = { ...dana.api, orderDetails }
  const { host } = createTestHost({ api, session: dana.session, outbox: createMemoryOutbox(), ...place })
  prepareCopy(host)({ workOrder: FULL, version: undefined })
  render(<OrderEditorScreen host={host} />)
  expect(await screen.findByRole('heading', { level: 2, name: 'Pickup Details' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Update Details' })).toBeInTheDocument()
})

test('hides the patient’s name of each address of order/{id} again', async () => {
  const place = (id: string) => ({ path: `/order/${id}`, search: '', params: { id } })
  const { host } = hostWith(FULL, { settings: { hidePatientNames: true } })
  const location = createStore(place('WO-1'))
  render(<OrderEditorScreen host={{ ...host, nav: { ...host.nav, location } }} />)
  const show = () => screen.findByRole('button', { name: 'Show' })
  await show()
  act(() => location.set(place('WO-2')))
  await userEvent.click(await show())
  expect(screen.getByText('Jamie Fields')).toBeInTheDocument()
  act(() => location.set(place('WO-1')))
  expect(await show()).toBeInTheDocument()
  expect(screen.queryByText('Jamie Fields')).not.toBeInTheDocument()
})

test('finds the order of an address whose number was pasted with white space', async () => {
  const { workOrderNumber } = await backend.accepted()
  const params = { id: ` ${workOrderNumber}\n` }
  const { host } = createTestHost({ ...dana, path: `/order/${encodeURIComponent(params.id)}`, params })
  render(<OrderEditorScreen host={host} />)
  expect(await screen.findByRole('heading', { level: 2, name: 'Pickup Details' })).toBeInTheDocument()
})

test('steps through the list, keeps the focus on the button, and runs for the shown order, after closing, an action that no scan pressed', async () => {
  const orderDetails: ApiClient['orderDetails'] = async (workOrderNumber) => ({
    workOrder: anOrder({ workOrderNumber }),
    version: undefined,
  })
  const { host } = createTestHost({ api: { ...dana.api, orderDetails }, session: dana.session })
  const calls: string[] = []
  const request = {
    view: 'details' as const,
    workOrderNumber: 'WO-1',
    list: ['WO-1', 'WO-2', 'WO-3'],
    actions: [
      { label: 'Accept', run: (number: string) => calls.push(`accept ${number}`) },
      { label: 'Decline', run: (number: string) => calls.push(`decline ${number}`) },
    ],
    onShow: (number: string) => calls.push(`show ${number}`),
  }
  render(<OrderDialog host={host} request={request} onClose={(result) => calls.push(result)} />)
  const user = setUpUser()
  const next = await screen.findByRole('button', { name: 'Next order' })
  expect(screen.getByRole('button', { name: 'Previous order' })).toHaveAttribute('aria-disabled', 'true')
  await user.click(next)
  await user.click(next)
  expect(await screen.findByRole('dialog', { name: 'Order WO-3' })).toBeInTheDocument()
  expect(next).toHaveFocus()
  expect(next).toHaveAttribute('aria-disabled', 'true')
  await user.click(next)
  expect(screen.getByText('3 of 3')).toHaveTextContent('Order WO-3 3 of 3')
  press(screen.getByRole('button', { name: 'Accept' }), 'WO-100056', PAUSE.scanner)
  await user.click(screen.getByRole('button', { name: 'Decline' }))
  expect(calls).toEqual(['show WO-2', 'show WO-3', 'CLOSED', 'decline WO-3'])
})

test('follows no link with the Enter at the end of a scanned code', async () => {
  await openDetails(FULL)
  const call = screen.getByRole('link', { name: '212-555-0142' })
  const onClick = jest.fn((event: Event) => event.preventDefault())
  call.addEventListener('click', onClick)
  press(call, 'WO-100056', PAUSE.scanner)
  expect(onClick).not.toHaveBeenCalled()
  press(call, 'WO-100056', PAUSE.person)
  expect(onClick).toHaveBeenCalledTimes(1)
})

test('shows the actions in the order of the list’s cards', async () => {
  const run = () => undefined
  const request = {
    view: 'details' as const,
    workOrderNumber: 'WO-100001',
    actions: [
      { label: 'Accept', run },
      { label: 'Decline', run },
    ],
  }
  render(<OrderDialog host={hostWith(FULL).host} request={request} onClose={run} />)
  await screen.findByRole('heading', { name: 'Pickup Details' })
  const buttons = screen.getAllByRole('button', { name: /^(Close|Accept|Decline)$/ })
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Close', 'Accept', 'Decline'])
})

test.each([
  ['disables Accept of an order that is routed meanwhile, says so, and refreshes the list once', 'ROUTED', false, 1],
  ['leaves Accept of an order that is still available enabled', 'AVAILABLE', true, 0],
  ['leaves Accept of an order without a status enabled', null, true, 0],
] as const)('%s', async (_, status, isEnabled, refreshes) => {
  const { host } = hostWith({ ...FULL, status })
  const announced = jest.fn()
  host.orders.changed.subscribe(announced)
  const actions = [{ label: 'Accept', status: 'AVAILABLE' as const, run: () => undefined }]
  const request = { view: 'details' as const, workOrderNumber: FULL.workOrderNumber, actions }
  render(<OrderDialog host={host} request={request} onClose={() => undefined} />)
  expect(screen.getByRole('button', { name: 'Accept' })).toBeEnabled()
  await screen.findByRole('heading', { name: 'Item Details' })
  expect(screen.getByRole('button', { name: 'Accept' }).matches(':enabled')).toBe(isEnabled)
  const said = screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(said.includes('The status of this order is now “Routed”.')).toBe(!isEnabled)
  expect(announced).toHaveBeenCalledTimes(refreshes)
})

test('shows no buttons for other orders without a list', async () => {
  await openDetails(FULL)
  expect(screen.queryByRole('button', { name: 'Next order' })).not.toBeInTheDocument()
})

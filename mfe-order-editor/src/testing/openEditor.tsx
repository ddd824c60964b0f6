import type {
  ApiClient,
  OrderChange,
  OrderRequest,
  OrderResult,
  OrderView,
  WorkOrderListItem,
} from '@carrier-portal/contract'
import { createTestHost, type TestHostOptions } from '@carrier-portal/contract/testing'
import {
  type ReferenceBackend,
  signedInApi,
  startReferenceBackend,
} from '@carrier-portal/remote-tools/jest/referenceBackend'
import { setUpUser } from '@carrier-portal/shared-ui/testing'
import { render, screen, waitFor, within } from '@testing-library/react'
import { OrderDialog } from '../OrderDialog.tsx'
import { toForm, toPayload } from '../update/form/conversions.ts'
import { editorClock } from '../update/time/editorClock.ts'

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
/** The days around today, for which the backend has orders. */
const RECENT_DAYS = { startDate: day(-30), endDate: day(30) }
const ZONE = 'America/New_York'

/** Replaces calls between the editor and the backend. */
export type ChangedApi = (api: ApiClient) => Partial<ApiClient>

/** One reference backend for the tests of a file, with functions to open the editor on it. */
export function editorOnBackend() {
  let backend: ReferenceBackend
  const used = new Set<string>()
  beforeAll(async () => {
    // So many orders that the tests of a file find the kind that each needs in any sequence.
    backend = await startReferenceBackend({ SEED_ORDERS: '800' })
  })
  afterAll(() => backend.stop())

  const signIn = (username: string) => signedInApi(backend.address, username)
  /** An order that no other test of the file has had. */
  const unused = (orders: readonly WorkOrderListItem[], fits: (order: WorkOrderListItem) => boolean) => {
    const found = orders.find((order) => !used.has(order.workOrderNumber) && fits(order))
    if (!found) throw new Error('The backend has no order left that fits.')
    used.add(found.workOrderNumber)
    return found
  }

  return {
    address: () => backend.address,
    signIn,
    /**
     * An order with few lines, all of which are rendered where nothing has a height. Each has a quantity of one: a save
     * splits none, and all barcodes can be typed. The demo data has other orders too.
     */
    accepted: async (fits: (order: WorkOrderListItem) => boolean = () => true) => {
      const { api, session } = await signIn('dana')
      const carrierCodes = session.carriers.map(({ code }) => code)
      const search = { carrierCodes, conditions: ['ROUTED' as const], ...RECENT_DAYS }
      const orders = await api.acceptedOrders({ ...search, sort: 'PICKUP_EARLIEST', sortDirection: 'ASC' })
      const isShort = ({ lineItems }: WorkOrderListItem) =>
        lineItems.length < 10 && lineItems.every(({ quantity }) => quantity === 1)
      return unused(orders, (order) => isShort(order) && fits(order))
    },
    completed: async () => {
      const { api, session } = await signIn('dana')
      const carrierCodes = session.carriers.map(({ code }) => code)
      return unused(await api.completedOrders({ carrierCodes, ...RECENT_DAYS }), () => true)
    },
    /** The order as the backend has it. */
    held: async (workOrderNumber: string) => {
      const { api } = await signIn('dana')
      return (await api.orderDetails(workOrderNumber)).workOrder
    },
    /** Someone else saves another charge. */
    changeCharge: async (workOrderNumber: string, charge: number) => {
      const { api } = await signIn('priya')
      const { workOrder } = await api.orderDetails(workOrderNumber)
      const clock = editorClock(workOrder, ZONE)
      const payload = toPayload({ ...toForm(workOrder, clock), charge: String(charge) }, workOrder, clock)
      if (payload) await api.updateLineItems(payload)
    },
    open: async (
      view: OrderView,
      workOrderNumber: string,
      changed: ChangedApi = () => ({}),
      options: Partial<TestHostOptions> = {},
      more: Pick<OrderRequest, 'workOrderId' | 'step'> = {},
    ) => {
      const { api, session } = await signIn('dana')
      const settings = { timeZone: ZONE, ...options.settings }
      const fake = createTestHost({ api: { ...api, ...changed(api) }, session, ...options, settings })
      const closed: OrderResult[] = []
      const announced: OrderChange[] = []
      fake.host.orders.changed.subscribe((change) => announced.push(change))
      const request = { view, workOrderNumber, ...more }
      const user = setUpUser()
      const page = render(<OrderDialog host={fake.host} request={request} onClose={(result) => closed.push(result)} />)
      return { ...fake, ...page, api, user, closed, announced }
    },
  }
}

/** The open Update Order Details dialog and its fields by accessible name. */
export async function updateForm() {
  await screen.findByText('Add Item')
  const dialog = screen.getByRole('dialog', { hidden: true })
  // Its notices are hidden until their region is painted.
  await waitFor(() => expect(dialog.querySelector('[data-unpainted]')).toBeNull())
  const parts = within(dialog)
  // Only buttons with this label or text are queried by role, because such a query computes the styles and the name of
  // each button; `hidden: true` leaves out their ancestors. The browser journeys check visibility.
  const button = (name: string) => {
    const buttons = [...dialog.querySelectorAll('button')]
    const [found] = buttons
      .filter((one) => (one.getAttribute('aria-label') ?? one.textContent).includes(name))
      .flatMap(({ parentElement }) => within(parentElement ?? dialog).queryAllByRole('button', { name, hidden: true }))
    if (!found) throw new Error(`The form has no button '${name}'.`)
    return found
  }
  return {
    dialog,
    parts,
    button,
    field: (name: string) => parts.getByLabelText(name),
    rows: () => dialog.querySelectorAll('tbody tr'),
    save: () => button('Save'),
  }
}

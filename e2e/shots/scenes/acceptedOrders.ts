import { ACCEPTED, openDialog, openListAt, useTable } from './listSteps.ts'
import type { Scene } from './scene.ts'

/** The list of accepted orders and the dialogs of its cards. */
export const acceptedOrdersScenes: readonly Scene[] = [
  { name: 'accepted-cards', username: 'omar', show: (page) => openListAt(page, ACCEPTED) },
  { name: 'accepted-table', username: 'dana', show: (page) => useTable(page, ACCEPTED) },
  {
    name: 'picked-up-now',
    username: 'omar',
    narrow: true,
    show: (page) => openDialog(page, ACCEPTED, 'Picked up now', 'Pickup Signature'),
  },
  {
    name: 'dropped-off-now',
    username: 'omar',
    narrow: true,
    show: (page) => openDialog(page, ACCEPTED, 'Dropped off now', 'Dropoff Signature'),
  },
  {
    name: 'dropped-off-in-part',
    username: 'omar',
    narrow: true,
    async show(page) {
      await page.route('**/api/orders/details', async (route) => {
        const response = await route.fetch()
        const { workOrder } = await response.json()
        const [, ...others] = workOrder.lineItems
        const lineItems = [{ ...workOrder.lineItems[0], pickupTimeActual: null }, ...others]
        await route.fulfill({ response, json: { workOrder: { ...workOrder, lineItems } } })
      })
      await openDialog(page, ACCEPTED, 'Dropped off now', /no pickup time/)
    },
  },
]

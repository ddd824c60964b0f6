import { expect, type Page } from '@playwright/test'
import { fetchStoredOrder, openEditor } from '../portal/editor.ts'
import { isWholeMatrix } from '../portal/faultMatrix.ts'
import { firstOrder, type ListTitle } from '../portal/steps.ts'
import type { FaultedCall } from './faultedCall.ts'
import type { Fault } from './faults.ts'
import { opensList, opensOrder } from './opensList.ts'
import { type OpenForm, savingCall } from './savingCall.ts'

const SHOWN_AS_LOADED = 'No connection to the server, or a slow one. The order is shown as it was on'
const TRY_AGAIN = 'There was an error. Please try again.'

function listCall(call: string, name: string, title: ListTitle): FaultedCall {
  return {
    call,
    path: `**/api/orders/${name}`,
    signInAt: 'dialog',
    open: opensList(title),
    prepare: async () => undefined,
    act: (page) => page.getByRole('button', { name: 'Refresh' }).click(),
    textOf: () => 'There was an error retrieving orders. Please try again.',
    recover: async (page) => {
      await expect(page.getByRole('article').first()).toBeVisible()
      await page.getByRole('button', { name: 'Refresh' }).click()
      await expect(page.getByText('There was an error retrieving orders.')).toBeHidden()
    },
  }
}

/** A dialog of an accepted order that loads something when it opens. */
interface LoadingDialog {
  readonly button: string
  readonly dialog: RegExp
  /** The name of the button that closes it. */
  readonly closing: string
  /** A heading that the loaded dialog has. */
  readonly loaded: string
}

/**
 * The network failed, or a gateway responded in place of the server. The order is then shown as it was loaded after an earlier
 * fault; one fault alone has a status and comes before the first load.
 */
function showsCopy({ status }: Fault): boolean {
  return status === undefined || (isWholeMatrix && [502, 503, 504].includes(status))
}

function loadingCall(call: string, name: string, { button, dialog, closing, loaded }: LoadingDialog): FaultedCall {
  const dialogOf = (page: Page) => page.getByRole('dialog', { name: dialog })
  const openDialog = (page: Page) => page.getByRole('article').first().getByRole('button', { name: button }).click()
  const closeDialog = async (page: Page) => {
    await dialogOf(page).getByRole('button', { name: closing, exact: true }).last().click()
    await expect(dialogOf(page)).toBeHidden()
  }
  return {
    call,
    path: `**/api/orders/${name}`,
    signInAt: 'dialog',
    open: opensOrder('Accepted Orders'),
    prepare: async () => undefined,
    act: openDialog,
    // The faults with a status come first, and after each of them the page has loaded the order.
    textOf: (fault) => (showsCopy(fault) ? SHOWN_AS_LOADED : TRY_AGAIN),
    recover: async (page, _, fault) => {
      if (showsCopy(fault)) {
        await closeDialog(page)
        await openDialog(page)
      }
      const content = dialogOf(page).getByRole('heading', { name: loaded }).first()
      // The dialog loads by itself after a new sign-in.
      await dialogOf(page).getByRole('button', { name: 'Try again' }).or(content).first().click()
      await expect(content).toBeVisible()
      await expect(page.getByText(SHOWN_AS_LOADED)).toBeHidden()
      await closeDialog(page)
    },
  }
}

const answerOrder: FaultedCall<OpenForm> = {
  call: 'answerOrder',
  path: '**/api/orders/update',
  signInAt: 'dialog',
  open: opensList('Available Orders'),
  prepare: async (page, fault) => {
    const { card, number } = await firstOrder(page)
    await card.getByRole('button', { name: 'Accept', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: `Accept Order ${number}` })
    await dialog.getByRole('textbox', { name: 'OC Reference Number' }).fill(fault.name)
    return { number, dialog }
  },
  act: (_, { dialog }) => dialog.getByRole('button', { name: 'Accept Order' }).click(),
  textOf: () => 'There was an error accepting this order. Please try again.',
  recover: async (page, { number, dialog }, fault) => {
    await expect(dialog.getByRole('textbox', { name: 'OC Reference Number' })).toHaveValue(fault.name)
    await dialog.getByRole('button', { name: 'Accept Order' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('article', { name: `Order ${number}`, exact: true })).toBeHidden()
  },
}

const updateLineItems = savingCall('updateLineItems', 'line-item-update', {
  list: 'Accepted Orders',
  submit: 'Save',
  refusal: TRY_AGAIN,
  field: 'OC Comments',
  open: async (page) => {
    const { card, number } = await firstOrder(page)
    const { ocComments } = await fetchStoredOrder(page, number)
    return { number, dialog: await openEditor(page, card, number), typed: `${ocComments ?? ''}+`.slice(-200) }
  },
})

const updateCharge = savingCall('updateCharge', 'update-charge', {
  list: 'Order History',
  submit: 'Update Charge',
  refusal: 'There was an error updating the charge this order. Please try again.',
  field: 'Charge',
  open: async (page) => {
    const { card, number } = await firstOrder(page)
    const { ocCharge } = await fetchStoredOrder(page, number)
    await card.getByRole('button', { name: 'Update Charge' }).click()
    const dialog = page.getByRole('dialog', { name: `Update Charge for ${number}` })
    return { number, dialog, typed: ((ocCharge ?? 0) + 1).toFixed(2) }
  },
})

/** The eight calls of orders. */
export const orderCalls = [
  listCall('availableOrders', 'available', 'Available Orders'),
  listCall('acceptedOrders', 'accepted', 'Accepted Orders'),
  listCall('completedOrders', 'completed', 'Order History'),
  loadingCall('orderDetails', 'details', {
    button: 'View Details',
    dialog: /^Order /,
    closing: 'Close',
    loaded: 'Pickup',
  }),
  loadingCall('itemTypes', 'item-types', {
    button: 'Update Details',
    dialog: /^Update Order Details /,
    closing: 'Cancel',
    loaded: 'Item Details',
  }),
  answerOrder,
  updateLineItems,
  updateCharge,
] as const

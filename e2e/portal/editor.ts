import { expect, type Locator, type Page } from '@playwright/test'

/** Opens the Update Order Details dialog of an accepted order. */
export async function openEditor(page: Page, card: Locator, number: string): Promise<Locator> {
  await card.getByRole('button', { name: 'Update Details' }).click()
  const editor = page.getByRole('dialog', { name: `Update Order Details ${number}` })
  await expect(editor.getByRole('heading', { name: 'Item Details' })).toBeVisible()
  await expect(editor.getByLabel('Item 1 type', { exact: true })).toBeVisible()
  return editor
}

/** What the backend holds of an order, asked with the page's own session. */
export async function heldByServer(page: Page, number: string) {
  return page.evaluate(async (workOrderNumber) => {
    const cookie = document.cookie.split('; ').find((part) => part.startsWith('access_token='))
    const token = JSON.parse(decodeURIComponent(cookie?.slice('access_token='.length) ?? 'null'))
    const xsrf = document.cookie.split('; ').find((part) => part.startsWith('XSRF-TOKEN='))
    const answer = await fetch('/api/orders/details', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'x-xsrf-token': xsrf?.slice('XSRF-TOKEN='.length) ?? '',
      },
      body: JSON.stringify({ workOrderNumber }),
    })
    return (await answer.json()).workOrder as HeldOrder
  }, number)
}

export interface HeldOrder {
  status: string
  patientName: string | null
  pickupPOD: string | null
  dropoffPOD: string | null
  ocCharge: number | null
  ocComments: string | null
  noLoad: boolean
  noLoadComments: string | null
  lineItems: {
    workOrderLineItemId: number
    barcode: string | null
    itemTypeName: string
    quantity: number
    pickupTimeActual: string | null
    pickupTimeOffset: string | null
    dropoffTimeActual: string | null
  }[]
}

/** A moment for a datetime-local input: today at the given time. */
export function todayAt(time: string): string {
  return `${new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date())}T${time}`
}

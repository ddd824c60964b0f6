import { expect, type Locator, type Page } from '@playwright/test'
import type { ApiWorkOrder } from '../../reference-backend/src/testing/client.ts'
import { cardsOfPage, firstOrder, numberOf } from './steps.ts'
import { todayInTestZone } from './testZone.ts'

/** Opens the Update Order Details dialog of an accepted order. */
export async function openEditor(page: Page, card: Locator, number: string): Promise<Locator> {
  await card.getByRole('button', { name: 'Update Details' }).click()
  const editor = page.getByRole('dialog', { name: `Update Order Details ${number}` })
  await expect(editor.getByRole('heading', { name: 'Item Details' })).toBeVisible()
  await expect(editor.getByLabel('Item 1 type', { exact: true })).toBeVisible()
  return editor
}

/** Opens the editor of the first order of the accepted orders. */
export async function openFirstEditor(page: Page) {
  const { card, number } = await firstOrder(page)
  return { card, number, editor: await openEditor(page, card, number) }
}

/** The part of the editor in which the table of items scrolls. */
export function itemsArea(editor: Locator): Locator {
  return editor.getByRole('table', { name: 'Items' }).locator('..')
}

/** The least number of rows of a long order. */
export const MANY = 150

/** Raises the quantity of the first item and saves, after which the order has a row for each. */
export async function saveAsLongOrder(page: Page, editor: Locator, number: string): Promise<void> {
  await editor.getByRole('spinbutton', { name: 'Item 1 quantity' }).fill(String(MANY))
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`${number} updated successfully!`)).toBeVisible()
}

/** An order as the backend stores it, fetched with the page's session. */
export async function fetchStoredOrder(page: Page, number: string): Promise<ApiWorkOrder> {
  return page.evaluate(readStoredOrder, number)
}

/** Fetches the order in the page. */
export async function readStoredOrder(workOrderNumber: string): Promise<ApiWorkOrder> {
  const cookie = document.cookie.split('; ').find((part) => part.startsWith('access_token='))
  const token = JSON.parse(decodeURIComponent(cookie?.slice('access_token='.length) ?? 'null'))
  const xsrf = document.cookie.split('; ').find((part) => part.startsWith('XSRF-TOKEN='))
  const response = await fetch('/api/orders/details', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'x-xsrf-token': xsrf?.slice('XSRF-TOKEN='.length) ?? '',
    },
    body: JSON.stringify({ workOrderNumber }),
  })
  return (await response.json()).workOrder as ApiWorkOrder
}

/** The first order of the list's page that names a patient. */
export async function firstOrderWithPatient(page: Page) {
  for (const card of await cardsOfPage(page)) {
    const number = await numberOf(card)
    const { patientName } = await fetchStoredOrder(page, number)
    if (patientName)
      return { card: page.getByRole('article', { name: `Order ${number}`, exact: true }), number, patientName }
  }
  throw new Error('No order of this page names a patient')
}

/** The value of a datetime-local input for today at the given time (HH:mm, in the test browser’s zone). */
export function todayAt(time: string): string {
  return `${todayInTestZone()}T${time}`
}

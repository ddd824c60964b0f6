import { aLineItem, anOrder } from '@carrier-portal/contract/testing'
import { newItem } from '../rules/itemList.ts'
import type { FormItem, UpdateForm } from '../rules/updateForm.ts'
import { editorClock } from '../time/editorClock.ts'
import { toForm } from './conversions.ts'

/** What the tests of this folder start from: an order as it is seen in New York. */
export const order = anOrder({ lineItems: [aLineItem(), aLineItem({ workOrderLineItemId: 5002, barcode: 'SB-5002' })] })
/** The order's clock in New York. */
export const clock = editorClock(order, 'America/New_York')

/** The order's form with parts of it typed over. */
export function aForm(parts: Partial<UpdateForm> = {}): UpdateForm {
  return { ...toForm(order, clock), ...parts }
}

/** A row that was added here, with a type. */
export function aRow(parts: Partial<FormItem> = {}): FormItem {
  return { ...newItem('new-1'), typeId: '1', ...parts }
}

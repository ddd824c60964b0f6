/** @jest-environment node */
import type { StoredLineItem } from '../store/lineItems.ts'
import type { ProofColumns } from '../store/orders.ts'
import { changedFields } from './changedFields.ts'

const proof: ProofColumns = {
  status: 'ROUTED',
  pickup_pod: null,
  dropoff_pod: null,
  oc_comments: null,
  no_load: false,
  no_load_comments: null,
  no_load_pickup_time: null,
  oc_charge: 12.5,
}
const item: StoredLineItem = {
  id: 1,
  item_type_id: 2,
  quantity: 3,
  barcode: null,
  pickup_time: null,
  pickup_offset: null,
  dropoff_time: null,
  dropoff_offset: null,
}
const other = { ...item, id: 2 }

test.each([
  ['nothing', {}, [item, other], []],
  ['nothing, with the items in another order', {}, [other, item], []],
  ['a comment', { oc_comments: 'Floor 4' }, [item, other], ['oc_comments']],
  ['the time of an item', {}, [item, { ...other, pickup_time: '03/10/2026 10:30 AM ET' }], ['line_items']],
  ['a quantity', {}, [{ ...item, quantity: 4 }, other], ['line_items']],
  ['the type of an item', {}, [{ ...item, item_type_id: 7 }, other], ['line_items']],
  ['a barcode', {}, [{ ...item, barcode: 'A-1' }, other], ['line_items']],
  ['the number of items by one less', {}, [item], ['line_items']],
  ['an item for a new one', {}, [item, { ...other, id: null }], ['line_items']],
  ['status and items', { status: 'PICKED_UP' as const }, [], ['status', 'line_items']],
])('names what a save changes: %s', (_, parts, items, names) => {
  expect(changedFields({ proof, items: [item, other] }, { proof: { ...proof, ...parts }, items })).toEqual(names)
})

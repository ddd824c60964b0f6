import type { LineItem, WorkOrder } from '@carrier-portal/contract'
import { formatRecordedTime } from '@carrier-portal/shared-ui/time'
import { SAVED_FIELDS } from './isAlreadySaved.ts'

/** The fields of an order that the form edits, and the status, which decides whether it may be edited. */
const COMPARED_FIELDS = ['status', ...SAVED_FIELDS] as const

/** The fields of an item that the form edits. */
const COMPARED_ITEM_FIELDS = [
  'barcode',
  'itemTypeName',
  'quantity',
  'pickupTimeActual',
  'dropoffTimeActual',
] as const satisfies readonly (keyof LineItem)[]

type Value = string | number | boolean | null

type Identified = Pick<LineItem, 'workOrderLineItemId'>

/** One change of the order since the form was loaded. */
export type Difference =
  | {
      readonly kind: 'field'
      readonly field: (typeof COMPARED_FIELDS)[number]
      readonly was: Value
      readonly now: Value
    }
  | { readonly kind: 'itemAdded' | 'itemRemoved'; readonly item: LineItem }
  | {
      readonly kind: 'itemChanged'
      readonly item: LineItem
      readonly field: (typeof COMPARED_ITEM_FIELDS)[number]
      readonly was: Value
      readonly now: Value
    }

/** The changes between the loaded and the present order, limited to the fields that this form would overwrite. */
export function orderDifferences(loaded: WorkOrder, present: WorkOrder): readonly Difference[] {
  return [...fieldDifferences(loaded, present), ...itemDifferences(loaded.lineItems, present.lineItems)]
}

function fieldDifferences(loaded: WorkOrder, present: WorkOrder): readonly Difference[] {
  return COMPARED_FIELDS.flatMap((field) =>
    loaded[field] === present[field] ? [] : { kind: 'field', field, was: loaded[field], now: present[field] },
  )
}

function itemDifferences(loaded: readonly LineItem[], present: readonly LineItem[]): readonly Difference[] {
  const removed = loaded.filter((item) => !findSameItem(present, item))
  const added = present.filter((item) => !findSameItem(loaded, item))
  const changed = loaded.flatMap((was) => {
    const now = findSameItem(present, was)
    return now ? changesOf(was, now) : []
  })
  return [
    ...changed,
    ...added.map((item) => ({ kind: 'itemAdded', item }) as const),
    ...removed.map((item) => ({ kind: 'itemRemoved', item }) as const),
  ]
}

function changesOf(was: LineItem, now: LineItem): readonly Difference[] {
  return COMPARED_ITEM_FIELDS.flatMap((field) =>
    was[field] === now[field] && offsetOf(was, field) === offsetOf(now, field)
      ? []
      : { kind: 'itemChanged', item: now, field, was: shownValue(was, field), now: shownValue(now, field) },
  )
}

/** Two times that differ only in the UTC offset must not read the same. */
function shownValue(item: LineItem, field: (typeof COMPARED_ITEM_FIELDS)[number]): Value {
  const value = item[field]
  const offset = offsetOf(item, field)
  return typeof value === 'string' && offset ? formatRecordedTime(value, offset) : value
}

function offsetOf(item: LineItem, field: (typeof COMPARED_ITEM_FIELDS)[number]): string | null {
  if (field === 'pickupTimeActual') return item.pickupTimeOffset
  return field === 'dropoffTimeActual' ? item.dropoffTimeOffset : null
}

/** The item with the id of another one, in another version of its order or among the lines of a save. */
export function findSameItem<T extends Identified>(items: readonly T[], wanted: Identified): T | undefined {
  return items.find((item) => item.workOrderLineItemId === wanted.workOrderLineItemId)
}

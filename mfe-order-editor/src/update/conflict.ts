import type { LineItem, WorkOrder } from '@carrier-portal/contract'

/** The parts of an order that the form edits, and the status, which says what may still be edited. */
export const COMPARED = [
  'status',
  'pickupPOD',
  'dropoffPOD',
  'ocComments',
  'noLoad',
  'noLoadComments',
  'noLoadPickupTime',
  'ocCharge',
] as const satisfies readonly (keyof WorkOrder)[]

/** The parts of an item that the form edits. */
export const COMPARED_OF_ITEM = [
  'barcode',
  'itemTypeName',
  'quantity',
  'pickupTimeActual',
  'dropoffTimeActual',
] as const satisfies readonly (keyof LineItem)[]

type Value = string | number | boolean | null

/** One thing that somebody else changed since the form was loaded. */
export type Difference =
  | { readonly kind: 'field'; readonly field: (typeof COMPARED)[number]; readonly was: Value; readonly now: Value }
  | { readonly kind: 'itemAdded' | 'itemRemoved'; readonly item: LineItem }
  | {
      readonly kind: 'itemChanged'
      readonly item: LineItem
      readonly field: (typeof COMPARED_OF_ITEM)[number]
      readonly was: Value
      readonly now: Value
    }

/** What differs between the order as it was loaded and as it is now, as far as this form would overwrite it. */
export function differences(loaded: WorkOrder, present: WorkOrder): readonly Difference[] {
  return [...fieldDifferences(loaded, present), ...itemDifferences(loaded.lineItems, present.lineItems)]
}

function fieldDifferences(loaded: WorkOrder, present: WorkOrder): readonly Difference[] {
  return COMPARED.flatMap((field) =>
    loaded[field] === present[field] ? [] : { kind: 'field', field, was: loaded[field], now: present[field] },
  )
}

function itemDifferences(loaded: readonly LineItem[], present: readonly LineItem[]): readonly Difference[] {
  const removed = loaded.filter((item) => !sameIn(present, item))
  const added = present.filter((item) => !sameIn(loaded, item))
  const changed = loaded.flatMap((was) => {
    const now = sameIn(present, was)
    return now ? changesOf(was, now) : []
  })
  return [
    ...changed,
    ...added.map((item) => ({ kind: 'itemAdded', item }) as const),
    ...removed.map((item) => ({ kind: 'itemRemoved', item }) as const),
  ]
}

function changesOf(was: LineItem, now: LineItem): readonly Difference[] {
  return COMPARED_OF_ITEM.flatMap((field) =>
    was[field] === now[field] && offsetOf(was, field) === offsetOf(now, field)
      ? []
      : { kind: 'itemChanged', item: now, field, was: was[field], now: now[field] },
  )
}

function offsetOf(item: LineItem, field: (typeof COMPARED_OF_ITEM)[number]): string | null {
  if (field === 'pickupTimeActual') return item.pickupTimeOffset
  return field === 'dropoffTimeActual' ? item.dropoffTimeOffset : null
}

function sameIn(items: readonly LineItem[], wanted: LineItem): LineItem | undefined {
  return items.find((item) => item.workOrderLineItemId === wanted.workOrderLineItemId)
}

import { showMoney } from '../../details/money.ts'
import type { messages } from './messages.ts'
import type { Difference } from './orderDifferences.ts'

type ConflictMessages = (typeof messages)['en']

type Value = string | number | boolean | null

/** The fields of an order in which people write. */
const TYPED_TEXTS: readonly string[] = ['pickupPOD', 'dropoffPOD', 'ocComments', 'noLoadComments']

/**
 * The differences as sentences; `statusText` returns the readable text of a status code. Items that changed in the same way
 * are one line with their number: a driver sets one time on all items of an order, which may have hundreds.
 */
export function differenceLines(
  differences: readonly Difference[],
  t: ConflictMessages,
  statusText: (status: string | null) => string,
): readonly string[] {
  const show = differenceText(t, statusText)
  const groups = new Map<string, { readonly first: Difference; readonly count: number }>()
  for (const difference of differences) {
    // Without its name, an item has the text of all that changed in the same way.
    const key = show(difference, difference.kind === 'itemChanged' ? '' : nameIn(difference, t))
    const { first, count } = groups.get(key) ?? { first: difference, count: 0 }
    groups.set(key, { first, count: count + 1 })
  }
  return [...groups.values()].map(({ first, count }) => {
    const name = nameIn(first, t)
    if (count === 1) return show(first, name)
    return show(first, first.kind === 'itemChanged' ? t.items(count) : t.several(count, name))
  })
}

/** Shows one difference as a sentence about an item of this name, or about several; that of a field has no name in it. */
function differenceText(t: ConflictMessages, statusText: (status: string | null) => string) {
  const value = (input: Value) => {
    if (input === null || input === '') return t.nothing
    if (typeof input === 'boolean') return input ? t.yes : t.no
    return String(input)
  }
  const ofField = (field: string) => (input: Value) => {
    if (field === 'status' && typeof input === 'string') return statusText(input)
    // The only number among an order's own fields is its charge.
    if (typeof input === 'number') return showMoney(input)
    return input && TYPED_TEXTS.includes(field) ? t.quoted(value(input)) : value(input)
  }
  return (difference: Difference, name: string): string => {
    switch (difference.kind) {
      case 'field': {
        const show = ofField(difference.field)
        return t.changedTo(t.comparedFields[difference.field], show(difference.was), show(difference.now))
      }
      case 'itemAdded':
        return t.itemAdded(name)
      case 'itemRemoved':
        return t.itemRemoved(name)
      case 'itemChanged': {
        const field = t.comparedItemFields[difference.field]
        return t.itemChangedTo(name, field, value(difference.was), value(difference.now))
      }
    }
  }
}

/** An item by its type and barcode: the numbers of rows may differ between two people. */
function nameIn(difference: Difference, t: ConflictMessages): string {
  if (difference.kind === 'field') return ''
  const { itemTypeName, barcode } = difference.item
  return [itemTypeName, barcode].filter(Boolean).join(' ') || t.nothing
}

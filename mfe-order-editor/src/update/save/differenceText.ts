import { showMoney } from '../../details/money.ts'
import type { messages } from './messages.ts'
import type { Difference } from './orderDifferences.ts'

type ConflictMessages = (typeof messages)['en']

type Value = string | number | boolean | null

/** The fields of an order in which people write. */
const TYPED_TEXTS: readonly string[] = ['pickupPOD', 'dropoffPOD', 'ocComments', 'noLoadComments']

/**
 * One difference as a sentence; `statusText` returns the readable text of a status code, `name` is that of the item or of
 * several that changed in the same way.
 */
export function differenceText(
  difference: Difference,
  t: ConflictMessages,
  statusText: (status: string | null) => string,
  name = difference.kind === 'field' ? '' : itemName(difference, t),
): string {
  const value = (input: Value) => {
    if (input === null || input === '') return t.nothing
    if (typeof input === 'boolean') return input ? t.yes : t.no
    return String(input)
  }
  const ofField = (field: string) => (input: Value) => {
    if (field === 'status' && typeof input === 'string') return statusText(input)
    if (field === 'ocCharge' && typeof input === 'number') return showMoney(input)
    return input && TYPED_TEXTS.includes(field) ? t.quoted(value(input)) : value(input)
  }
  switch (difference.kind) {
    case 'field': {
      const show = ofField(difference.field)
      return t.changedTo(t.comparedFields[difference.field], show(difference.was), show(difference.now))
    }
    case 'itemAdded':
      return t.itemAdded(name)
    case 'itemRemoved':
      return t.itemRemoved(name)
    case 'itemChanged':
      return t.itemChangedTo(name, t.comparedItemFields[difference.field], value(difference.was), value(difference.now))
  }
}

/** An item by its type and barcode: the numbers of rows may differ between two people. */
export function itemName({ item }: Exclude<Difference, { kind: 'field' }>, t: ConflictMessages): string {
  return [item.itemTypeName, item.barcode].filter(Boolean).join(' ') || t.nothing
}

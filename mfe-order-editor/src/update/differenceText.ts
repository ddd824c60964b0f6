import { showMoney } from '../details/money.ts'
import type { Difference } from './conflict.ts'
import type { conflictMessages } from './conflictMessages.ts'

type Say = (typeof conflictMessages)['en']

/** One difference as a sentence. */
export function differenceText(difference: Difference, say: Say): string {
  const value = (given: string | number | boolean | null) => {
    if (given === null || given === '') return say.nothing
    if (typeof given === 'boolean') return given ? say.yes : say.no
    return String(given)
  }
  const money = (given: string | number | boolean | null) =>
    typeof given === 'number' ? showMoney(given) : value(given)
  switch (difference.kind) {
    case 'field': {
      const show = difference.field === 'ocCharge' ? money : value
      return say.changedTo(say.compared[difference.field], show(difference.was), show(difference.now))
    }
    case 'itemAdded':
      return say.itemAdded(itemName(difference, say))
    case 'itemRemoved':
      return say.itemRemoved(itemName(difference, say))
    case 'itemChanged':
      return say.itemChangedTo(
        itemName(difference, say),
        say.comparedOfItem[difference.field],
        value(difference.was),
        value(difference.now),
      )
  }
}

/** An item by its type and barcode: the numbers of rows may differ between two people. */
function itemName({ item }: Exclude<Difference, { kind: 'field' }>, say: Say): string {
  return [item.itemTypeName, item.barcode].filter(Boolean).join(' ') || say.nothing
}

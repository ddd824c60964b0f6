import { differenceText, itemName } from './differenceText.ts'
import type { messages } from './messages.ts'
import type { Difference } from './orderDifferences.ts'

type ConflictMessages = (typeof messages)['en']

/**
 * The differences as sentences. Items that changed in the same way are one line with their number: a driver sets one time on
 * all items of an order, which may have hundreds.
 */
export function differenceLines(
  differences: readonly Difference[],
  t: ConflictMessages,
  statusText: (status: string | null) => string,
): readonly string[] {
  const text = (difference: Difference, name?: string) => differenceText(difference, t, statusText, name)
  const kindOf = (difference: Difference) =>
    difference.kind === 'itemChanged' ? text(difference, '') : text(difference)
  const groups = new Map<string, Difference[]>()
  for (const difference of differences) {
    const key = kindOf(difference)
    const same = groups.get(key)
    if (same) same.push(difference)
    else groups.set(key, [difference])
  }
  return [...groups.values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    if (first.kind === 'field' || same.length === 1) return text(first)
    return text(first, first.kind === 'itemChanged' ? t.items(same.length) : t.several(same.length, itemName(first, t)))
  })
}

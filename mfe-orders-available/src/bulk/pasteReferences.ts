import { isBlank } from '@carrier-portal/contract/rules'
import { pastedColumn } from '@carrier-portal/shared-ui/form'

/** What a paste makes of the references. */
interface PastedReferences {
  readonly references: readonly string[]
  /** The lines for which no empty reference was left. */
  readonly left: readonly string[]
}

/** The field that takes the paste, and what is selected in it. */
interface PasteTarget {
  readonly index: number
  readonly start: number
  readonly end: number
}

/**
 * Pastes the first column of copied spreadsheet cells: its first cell into the given field, the others into the empty
 * fields below it. An empty cell leaves its field empty, so that no later reference goes to the order above its own.
 * Undefined for one cell, which the browser pastes.
 */
export function pasteReferences(
  references: readonly string[],
  { index, start, end }: PasteTarget,
  text: string,
): PastedReferences | undefined {
  const column = pastedColumn(text)
  if (!column) return undefined
  const [first = '', ...others] = column
  const filled = references.map((reference, at) => {
    if (at === index) return reference.slice(0, start) + first + reference.slice(end)
    return at > index && isBlank(reference) ? (others.shift() ?? '') : reference
  })
  return { references: filled, left: others.filter((cell) => cell !== '') }
}

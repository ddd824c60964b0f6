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
 * Pastes the lines of a spreadsheet column: the first into the given field, the others into the empty fields below it. An
 * empty cell leaves its field empty, so that no later reference goes to the order above its own. Undefined for one line,
 * which the browser pastes.
 */
export function pasteReferences(
  references: readonly string[],
  { index, start, end }: PasteTarget,
  text: string,
): PastedReferences | undefined {
  const [first = '', ...others] = text
    .trimEnd()
    .split(/\r\n?|\n/)
    .map((cell) => cell.trim())
  if (others.length === 0) return undefined
  const filled = references.map((reference, at) => {
    if (at === index) return reference.slice(0, start) + first + reference.slice(end)
    return at > index && reference.trim() === '' ? (others.shift() ?? '') : reference
  })
  return { references: filled, left: others.filter((cell) => cell !== '') }
}

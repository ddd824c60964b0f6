/**
 * The first cell of each line of a text with several lines or cells, as a spreadsheet copies it, without blanks around it.
 * Empty cells are kept, because a cell's line may matter. Undefined for one cell, and where all first cells are empty.
 */
export function pastedColumn(text: string): readonly string[] | undefined {
  const withoutEnd = text.replace(/[\r\n]+$/, '')
  if (!/[\t\r\n]/.test(withoutEnd)) return undefined
  const cells = withoutEnd.split(/\r\n?|\n/).map((line) => (line.split('\t')[0] ?? '').trim())
  return cells.some((cell) => cell !== '') ? cells : undefined
}

/** A cell of a CSV file; null is an empty one. */
export type CsvCell = string | number | null

/**
 * Prints a CSV file. A text that a spreadsheet would run as a formula gets an apostrophe before it. The byte order mark
 * makes spreadsheets read UTF-8.
 */
export function printCsv(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(printCell).join(',')}\r\n`).join('')}`
}

function printCell(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const safe = /^\s*[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}

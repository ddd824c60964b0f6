/** A cell of a table file; null is an empty one. */
export type CsvCell = string | number | null

/**
 * Writes a table file that a spreadsheet opens without running anything in it: a text that would be read as a formula
 * gets an apostrophe before it (reliability, row 48). Begins with the mark that makes spreadsheets read UTF-8.
 */
export function printCsv(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(printCell).join(',')}\r\n`).join('')}`
}

function printCell(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const harmless = /^\s*[=+\-@\t\r\n]|^[\t\r\n]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(harmless) || harmless !== harmless.trim() ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

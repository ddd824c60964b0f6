import type { CsvCell } from '@carrier-portal/order-lists'
import { MISSING } from '@carrier-portal/shared-ui/time'

/** A table to be printed, with what stands above it. */
export interface Sheet {
  readonly title: string
  readonly note: string
  readonly rows: readonly (readonly CsvCell[])[]
}

/**
 * Draws the sheet into an empty document. Nodes and style properties alone: the page's policy lets neither HTML text
 * nor style elements through (reliability, section 3).
 */
export function drawSheet(page: Document, { title, note, rows }: Sheet): void {
  const heading = page.createElement('h1')
  heading.textContent = title
  const line = page.createElement('p')
  line.textContent = note
  const table = page.createElement('table')
  const [heads = [], ...body] = rows
  table.createTHead().append(rowOf(page, 'th', heads))
  table.createTBody().append(...body.map((row) => rowOf(page, 'td', row)))
  table.style.cssText = 'border-collapse: collapse; width: 100%'
  page.body.replaceChildren(heading, line, table)
  page.body.style.cssText = 'font: 8pt sans-serif; margin: 0'
}

/** Prints the sheet on its own, without the page around it. */
export function printSheet(sheet: Sheet): void {
  const frame = document.createElement('iframe')
  frame.title = sheet.title
  frame.style.cssText = 'position: fixed; width: 0; height: 0; border: 0; visibility: hidden'
  document.body.append(frame)
  const { contentWindow: view, contentDocument: page } = frame
  if (!view || !page) {
    frame.remove()
    return
  }
  drawSheet(page, sheet)
  view.addEventListener('afterprint', () => frame.remove())
  view.focus()
  view.print()
}

function rowOf(page: Document, kind: 'th' | 'td', cells: readonly CsvCell[]): HTMLTableRowElement {
  const row = page.createElement('tr')
  row.append(
    ...cells.map((value) => {
      const cell = page.createElement(kind)
      cell.textContent = value === null ? MISSING : String(value)
      cell.style.cssText = 'border: 1px solid; padding: 2pt 3pt; text-align: start; vertical-align: top'
      return cell
    }),
  )
  row.style.cssText = 'break-inside: avoid'
  return row
}

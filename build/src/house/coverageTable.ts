/** A sentence of the specification or a row of the decisions: where it lives, and what proves it. */
export interface CoverageRow {
  readonly line: number
  /** 'specification' or 'decisions', as the heading above the table says. */
  readonly page: string
  readonly what: string
  readonly section: string
  readonly where: readonly string[]
  readonly proofs: readonly Proof[]
}

/** A test file, and a part of a title that stands literally in it. */
export interface Proof {
  readonly file: string
  readonly title: string
}

/** What a coverage page holds, and the lines that cannot be read. */
export interface Coverage {
  readonly rows: readonly CoverageRow[]
  readonly problems: readonly string[]
}

const COLUMNS = ['what', 'section', 'where', 'proved by']

/** Reads the tables of docs/specification-coverage.md: `| what | section | where | proved by |` under level-2 headings. */
export function readCoverage(markdown: string): Coverage {
  const rows: CoverageRow[] = []
  const problems: string[] = []
  let page = ''
  for (const [index, text] of markdown.split('\n').entries()) {
    const line = index + 1
    const heading = /^## (\w+)/.exec(text)
    if (heading) page = (heading[1] ?? '').toLowerCase()
    if (!text.startsWith('|') || /^\|[\s:|-]+\|$/.test(text)) continue
    const cells = cellsOf(text)
    if (cells.join() === COLUMNS.join()) continue
    const [what = '', section = '', where = '', provedBy = ''] = cells
    if (cells.length !== COLUMNS.length || cells.includes('')) problems.push(`line ${line}: a cell is missing or empty`)
    const proofs = listOf(provedBy).flatMap((text) => {
      const [file = '', title = '', ...more] = text.split(' › ')
      if (file === '' || title === '' || more.length > 0) problems.push(`line ${line}: "${text}" names no file › title`)
      return [{ file, title }]
    })
    rows.push({ line, page, what, section, where: listOf(where), proofs })
  }
  return { rows, problems }
}

/** The cells of a table's line; `\|` is a line within a cell. */
function cellsOf(text: string): readonly string[] {
  return text
    .slice(1, text.lastIndexOf('|'))
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll('\\|', '|').trim())
}

/** What a cell lists: the parts in backticks, or nothing. */
function listOf(cell: string): readonly string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, part = '']) => part.trim())
}

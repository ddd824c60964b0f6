/** One requirement: the files that implement it, and the tests that prove it. */
export interface CoverageRow {
  readonly line: number
  readonly id: string
  readonly where: readonly string[]
  readonly proofs: readonly CitedTest[]
}

/** A test file, and a part of a title that occurs literally in it. */
interface CitedTest {
  readonly file: string
  readonly title: string
}

/** A requirement that the code does not fulfil, or not in every part. */
interface Gap {
  readonly line: number
  readonly id: string
  /** The missing part, or 'all'. */
  readonly missing: string
}

/** The content of a coverage page, and the lines that cannot be read. */
interface Coverage {
  readonly rows: readonly CoverageRow[]
  readonly gaps: readonly Gap[]
  readonly problems: readonly string[]
}

const ROW_COLUMNS = ['id', 'where', 'proved by']
const GAP_COLUMNS = ['id', 'missing']

/** Reads the tables `| id | where | proved by |` and `| id | missing |` of docs/specification-coverage.md. */
export function readCoverage(markdown: string): Coverage {
  const rows: CoverageRow[] = []
  const gaps: Gap[] = []
  const problems: string[] = []
  let columns: readonly string[] = ROW_COLUMNS
  for (const [index, text] of markdown.split('\n').entries()) {
    const line = index + 1
    if (!text.startsWith('|') || /^\|[\s:|-]+\|$/.test(text)) continue
    const cells = cellsOf(text)
    const head = [ROW_COLUMNS, GAP_COLUMNS].find((known) => known.join() === cells.join())
    if (head) {
      columns = head
      continue
    }
    const [id = '', where = '', provedBy = ''] = cells
    if (cells.length !== columns.length || cells.includes('')) problems.push(`line ${line}: a cell is missing or empty`)
    if (columns === GAP_COLUMNS) {
      gaps.push({ line, id, missing: where })
      continue
    }
    const proofs = quotedIn(provedBy).flatMap((proof) => {
      const [file = '', title = '', ...more] = proof.split(' › ')
      if (file === '' || title === '' || more.length > 0)
        problems.push(`line ${line}: "${proof}" names no file › title`)
      return [{ file, title }]
    })
    rows.push({ line, id, where: quotedIn(where), proofs })
  }
  return { rows, gaps, problems }
}

/** The ids in the first column of docs/requirements.md, in their order. */
export function readRequirementIds(markdown: string): readonly string[] {
  return [...markdown.matchAll(/^\| ([A-Z]+-\d+) \|/gm)].map(([, id = '']) => id)
}

/** The cells of a table's line; `\|` is a vertical bar within a cell. */
function cellsOf(text: string): readonly string[] {
  return text
    .slice(1, text.lastIndexOf('|'))
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll('\\|', '|').trim())
}

/** The parts of a cell between backticks. */
function quotedIn(cell: string): readonly string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, part = '']) => part.trim())
}

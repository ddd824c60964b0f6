/** A piece of text of a page, as pdf.js returns it; in points from the bottom left of the page. */
interface TextPiece {
  readonly str: string
  readonly height: number
  /** A matrix of six numbers; the last one is the position of the base line. */
  readonly transform: readonly number[]
}

/** A paragraph or a heading of a document. */
export interface Paragraph {
  /** Its position in the document. */
  readonly id: number
  readonly text: string
  /** Larger than most of the text. */
  readonly isHeading: boolean
}

interface Line {
  readonly text: string
  readonly size: number
  readonly base: number
}

/** Lines of one paragraph are nearer to each other than this many times their size. */
const WIDEST_LEADING = 1.7

/** The paragraphs of all pages, each without its line breaks; empty for a scanned document, which has no text. */
export function paragraphsOf(pages: readonly (readonly TextPiece[])[]): readonly Paragraph[] {
  const paragraphs = pages.flatMap((pieces) => joinLines(linesOf(pieces)))
  const bodySize = mostUsedSize(paragraphs)
  return paragraphs.map(({ text, size }, id) => ({ id, text, isHeading: size > bodySize }))
}

function linesOf(pieces: readonly TextPiece[]): readonly Line[] {
  const lines: Line[] = []
  for (const { str, height, transform } of pieces) {
    const [, , , , , base = 0] = transform
    const last = lines.at(-1)
    if (last && Math.abs(last.base - base) < last.size / 2) lines[lines.length - 1] = { ...last, text: last.text + str }
    else if (str.trim()) lines.push({ text: str, size: Math.round(height), base })
  }
  return lines
}

function joinLines(lines: readonly Line[]): readonly Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    const gap = (last?.base ?? 0) - line.base
    if (last && last.size === line.size && gap > 0 && gap < line.size * WIDEST_LEADING)
      joined[joined.length - 1] = {
        ...line,
        text: `${last.text.trimEnd()}${last.text.endsWith('-') ? '' : ' '}${line.text}`,
      }
    else joined.push(line)
  }
  return joined
}

function mostUsedSize(lines: readonly Line[]): number {
  const lengths = new Map<number, number>()
  for (const { size, text } of lines) lengths.set(size, (lengths.get(size) ?? 0) + text.length)
  const [most] = [...lengths].toSorted(([, one], [, other]) => other - one)
  return most?.[0] ?? 0
}

import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** What a browser prints by default, but for the margin: that of its dialog is about as wide. */
export const PAPER = { format: 'Letter', margin: { left: '1cm', right: '1cm', top: '1cm', bottom: '1cm' } } as const

/** A piece of printed text in one line. */
interface PrintedText {
  readonly text: string
  /** From the left edge of the paper, in points. */
  readonly left: number
  /** From the lower edge of the paper, in points. */
  readonly bottom: number
}

/** The pieces of text of each page of a PDF, in the order in which they were drawn. */
export async function readPrintedPages(pdf: Uint8Array): Promise<readonly (readonly PrintedText[])[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  const pages = Array.from({ length: document.numPages }, async (_, index) => {
    const { items } = await (await document.getPage(index + 1)).getTextContent()
    return items.flatMap((item) =>
      'str' in item
        ? { text: item.str.trim(), left: Number(item.transform[4]), bottom: Number(item.transform[5]) }
        : [],
    )
  })
  return Promise.all(pages)
}

/** The text of a page without the spaces between its pieces: a value may have two lines. */
export const textOfPage = (page: readonly PrintedText[]): string => page.map(({ text }) => text).join('')

import { useEffect, useState } from 'react'
import type { DocumentProps } from 'react-pdf'
import { type Paragraph, paragraphsOf } from './documentText.ts'

/** The document as react-pdf passes it to `onLoadSuccess`. */
export type PdfDocument = Parameters<NonNullable<DocumentProps['onLoadSuccess']>>[0]

/** The text of a document; undefined until it is read, and empty where the document has none or cannot be read. */
export function useParagraphs(pdf: PdfDocument | undefined): readonly Paragraph[] | undefined {
  const [paragraphs, setParagraphs] = useState<readonly Paragraph[]>()
  useEffect(() => {
    if (!pdf) return
    let isCurrent = true
    readParagraphs(pdf)
      .catch(() => [])
      .then((read) => {
        if (isCurrent) setParagraphs(read)
      })
    return () => {
      isCurrent = false
    }
  }, [pdf])
  return paragraphs
}

/** One page after the other, so that a long document does not block the browser. */
async function readParagraphs(pdf: PdfDocument): Promise<readonly Paragraph[]> {
  const pages = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    pages.push(items.filter((item) => 'str' in item))
  }
  return paragraphsOf(pages)
}

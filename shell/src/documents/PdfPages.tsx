import { Loading } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { print, space } from '@carrier-portal/shared-ui/theme'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { Document, Page } from 'react-pdf'
import 'react-pdf/dist/Page/TextLayer.css'
import { messages } from './messages.ts'
import { PdfText } from './PdfText.tsx'
import { type PdfDocument, useParagraphs } from './useParagraphs.ts'
import { usePdfWorker } from './usePdfWorker.ts'
import { MAX_WIDTH, useWidth } from './useWidth.ts'

/** Scripts inside a document never run; the page's content security policy also forbids WebAssembly. */
const OPTIONS = { isEvalSupported: false, enableXfa: false, useWasm: false, useSystemFonts: true }

interface PdfPagesProps {
  readonly bytes: Blob
  /** Shows the text instead of the pages, where the document has text. */
  readonly asText: boolean
  /** Is shown where the document or one of its pages cannot be read. */
  readonly problem: ReactNode
  /** Is called when the text of these bytes is shown, where pages can be chosen instead. */
  onText(bytes: Blob): void
}

/** All pages of a document in one column, with a text layer for selection and screen readers; or its text alone. */
export function PdfPages({ bytes, asText, problem, onText }: PdfPagesProps) {
  const t = useMessages(messages)
  const [pdf, setPdf] = useState<PdfDocument>()
  const pages = pdf?.numPages ?? 0
  const paragraphs = useParagraphs(asText ? pdf : undefined)
  const hasText = paragraphs !== undefined && paragraphs.length > 0
  useEffect(() => {
    if (hasText) onText(bytes)
  }, [hasText, bytes, onText])
  const { width, measure } = useWidth()
  const worker = usePdfWorker()
  const options = useMemo(() => (typeof worker === 'object' ? { ...OPTIONS, worker } : undefined), [worker])
  if (worker === 'failed') return problem
  return (
    <Sheets ref={measure}>
      <Document
        file={options && bytes}
        options={options}
        noData={<Loading />}
        loading={<Loading />}
        error={problem}
        externalLinkTarget="_blank"
        externalLinkRel="noreferrer"
        onLoadSuccess={setPdf}
      >
        {asText && paragraphs === undefined && <Loading />}
        {asText && paragraphs && <PdfText paragraphs={paragraphs} />}
        {(!asText || paragraphs?.length === 0) &&
          width > 0 &&
          numbers(pages).map((number) => (
            <Page
              key={number}
              pageNumber={number}
              width={width}
              renderAnnotationLayer={false}
              loading={t.page(number, pages)}
              error={problem}
            />
          ))}
      </Document>
    </Sheets>
  )
}

function numbers(pages: number): readonly number[] {
  return Array.from({ length: pages }, (_, at) => at + 1)
}

/** A page of Letter or A4 below the title of the screen, within the margins of the paper. */
const PRINTED_HEIGHT = '23cm'

/**
 * What is shown until the document is loaded and a page is drawn has the size of a page, so that nothing moves then. The column
 * does not have the measured width, which a scrollbar changes a frame later.
 */
const Sheets = styled.div`
  display: grid;
  grid-template-columns: minmax(0, ${MAX_WIDTH}px);
  justify-content: center;
  padding: ${space(2)};
  .react-pdf__Page {
    margin-bottom: ${space(2)};
  }
  .react-pdf__message--loading,
  .react-pdf__Page__canvas:not([width]) {
    width: 100%;
    aspect-ratio: 8.5 / 11;
  }
  ${print} {
    display: block;
    padding: 0;
    /* The drawn page has the width of the window as its inline style. */
    .react-pdf__Page {
      min-width: 0 !important;
      break-inside: avoid;
    }
    .react-pdf__Page__canvas {
      width: auto !important;
      height: auto !important;
      max-width: 100%;
      max-height: ${PRINTED_HEIGHT};
    }
    .react-pdf__Page__textContent {
      display: none;
    }
  }
`

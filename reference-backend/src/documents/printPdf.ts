import PDFDocument from 'pdfkit'

/** The text of a document. */
export interface DocumentText {
  readonly title: string
  /** The day it came into force, as it is printed. */
  readonly effective: string
  readonly introduction: string
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[]
}

const MARGIN = 64
/** Letter paper, in points. */
const PAGE = { width: 612, height: 792 }

/** Prints a document on letter paper: tagged for screen readers, with an outline and numbered pages. */
export function printPdf(text: DocumentText): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: MARGIN,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: text.title, Author: 'Carrier Portal', CreationDate: new Date(0), ModDate: new Date(0) },
  })
  const printed = collect(pdf)
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  const part = (tag: 'H1' | 'H2' | 'P', print: () => void) => root.add(pdf.struct(tag, {}, print))

  part('H1', () => pdf.font('Helvetica-Bold').fontSize(22).text(text.title))
  part('P', () => pdf.moveDown(0.4).font('Helvetica').fontSize(10).text(`Effective ${text.effective}`))
  part('P', () => pdf.moveDown(1).fontSize(11).text(text.introduction, { lineGap: 3 }))
  text.sections.forEach(({ heading, paragraphs }, index) => {
    const numbered = `${index + 1}. ${heading}`
    // Outside of the heading: one that begins on the page before would be read out there as an empty one.
    if (pdf.y > PAGE.height - MARGIN - 90) pdf.addPage()
    part('H2', () => {
      pdf.outline.addItem(numbered)
      pdf.moveDown(1.2).font('Helvetica-Bold').fontSize(13).text(numbered)
    })
    for (const paragraph of paragraphs)
      part('P', () => pdf.moveDown(0.5).font('Helvetica').fontSize(11).text(paragraph, { lineGap: 3 }))
  })
  root.end()
  numberPages(pdf, text.title)
  pdf.end()
  return printed
}

function numberPages(pdf: PDFKit.PDFDocument, title: string): void {
  const { start, count } = pdf.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    pdf.switchToPage(page)
    // Below the margin, where text would otherwise begin a new page.
    pdf.page.margins.bottom = 0
    pdf.markContent('Artifact', { type: 'Pagination' })
    pdf
      .font('Helvetica')
      .fontSize(9)
      .text(`${title} · page ${page + 1} of ${count}`, MARGIN, PAGE.height - 44, {
        width: PAGE.width - 2 * MARGIN,
        align: 'center',
        lineBreak: false,
      })
    pdf.endMarkedContent()
  }
}

function collect(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    pdf.on('data', (part: Buffer) => parts.push(part))
    pdf.on('end', () => resolve(Buffer.concat(parts)))
    pdf.on('error', reject)
  })
}

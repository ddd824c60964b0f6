import { paragraphsOf } from './documentText.ts'

/** A piece of text at a base line, in points. */
function piece(str: string, base: number, height = 11) {
  return { str, height, transform: [height, 0, 0, height, 64, base] }
}

test('joins the lines and pieces of a paragraph, and separates paragraphs, headings and pages', () => {
  const pages = [
    [
      piece('The licence', 700, 22),
      piece('You may use', 660),
      piece(' ', 660, 0),
      piece('the portal', 660),
      piece('', 644, 0),
      piece('with a well-', 644),
      piece('known device.', 628),
      piece('A second paragraph', 606),
    ],
    [piece('goes on here.', 720)],
  ]
  expect(paragraphsOf(pages)).toEqual([
    { id: 0, text: 'The licence', isHeading: true },
    { id: 1, text: 'You may use the portal with a well-known device.', isHeading: false },
    { id: 2, text: 'A second paragraph', isHeading: false },
    { id: 3, text: 'goes on here.', isHeading: false },
  ])
})

test('finds no paragraph in a scanned document', () => {
  expect(paragraphsOf([[], []])).toEqual([])
})

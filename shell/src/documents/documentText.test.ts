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

test.each([
  ['a line within 1.7 times the size', [piece('One', 700, 10), piece('two', 684, 10)], ['One two']],
  ['a line further below', [piece('One', 700, 10), piece('two', 683, 10)], ['One', 'two']],
  ['a line above, as of a second column', [piece('One', 700), piece('two', 715)], ['One', 'two']],
  ['a near line of another size', [piece('One', 700, 11), piece('two', 688, 9)], ['One', 'two']],
  [
    'a near line whose size differs by less than half a point',
    [piece('One', 700), piece('two', 688, 11.4)],
    ['One two'],
  ],
  ['a raised piece of a line', [piece('One', 700, 10), piece('two', 704, 6)], ['Onetwo']],
  ['a piece half a line lower', [piece('One', 700, 10), piece('two', 695, 10)], ['One two']],
  ['space at the end of a line', [piece('One ', 700), piece('two', 686)], ['One two']],
  ['a blank piece before the text', [piece(' ', 714), piece('One', 700)], ['One']],
])('reads %s: %j as %j', (_, pieces, texts) => {
  expect(paragraphsOf([pieces]).map(({ text }) => text)).toEqual(texts)
})

test.each([
  ['larger than most of the text', 12, true],
  ['as large as most of the text', 11, false],
  ['smaller than most of the text', 9, false],
])('of two short lines and a long one, a line %s is a heading: %s', (_, size, isHeading) => {
  const pieces = [piece('Terms', 700, size), piece('Use', 650, size), piece('You may use the portal.', 600)]
  expect(paragraphsOf([pieces]).map((paragraph) => paragraph.isHeading)).toEqual([isHeading, isHeading, false])
})

test('finds no paragraph in a scanned document', () => {
  expect(paragraphsOf([[], []])).toEqual([])
})

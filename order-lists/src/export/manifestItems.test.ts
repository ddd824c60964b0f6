import { aLineItem } from '@carrier-portal/contract/testing'
import { countPieces, manifestItems } from './manifestItems.ts'

const bag = (quantity: number, barcode: string | null = null) =>
  aLineItem({ itemTypeName: 'Specimen Bag', quantity, barcode })
const envelope = aLineItem({ itemTypeName: 'Document Envelope', barcode: null })

test.each([
  ['no items', [], []],
  ['a quantity above one', [bag(4), envelope], ['Specimen Bag × 4', 'Document Envelope']],
  ['items of one type without a barcode', [bag(1), envelope, bag(3)], ['Specimen Bag × 4', 'Document Envelope']],
  ['items with barcodes', [bag(1, 'SB-1'), bag(1, 'SB-2')], ['Specimen Bag · SB-1', 'Specimen Bag · SB-2']],
  ['items with and without a barcode', [bag(1, 'SB-1'), bag(2)], ['Specimen Bag · SB-1', 'Specimen Bag × 2']],
  ['an item without a type', [aLineItem({ itemTypeName: null, barcode: 'SB-1' })], ['SB-1']],
])('prints the lines of %s', (_, items, lines) => {
  expect(manifestItems(items)).toEqual(lines)
})

test('counts the pieces of all items', () => {
  expect(countPieces([bag(4), envelope])).toBe(5)
})

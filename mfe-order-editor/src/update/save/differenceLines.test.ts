import { aLineItem } from '@carrier-portal/contract/testing'
import { differenceLines } from './differenceLines.ts'
import { messages } from './messages.ts'
import type { Difference } from './orderDifferences.ts'

const tray = (id: number, barcode = '') =>
  aLineItem({ workOrderLineItemId: id, itemTypeName: 'Surgical Tray', barcode })
const dropoff = (id: number, now: string): Difference => ({
  kind: 'itemChanged',
  item: tray(id, `T-${id}`),
  field: 'dropoffTimeActual',
  was: null,
  now,
})
const added = (id: number, barcode?: string): Difference => ({ kind: 'itemAdded', item: tray(id, barcode) })

test.each<[string, Difference[], keyof typeof messages, string[]]>([
  ['one time of one item', [dropoff(1, '14:47')], 'en', ['Surgical Tray T-1, dropoff time: was empty, is now 14:47']],
  [
    'one time of several items, and another of one',
    [dropoff(1, '14:47'), dropoff(2, '14:47'), dropoff(3, '15:00'), dropoff(4, '14:47')],
    'en',
    ['3 items, dropoff time: was empty, is now 14:47', 'Surgical Tray T-3, dropoff time: was empty, is now 15:00'],
  ],
  [
    'items without a barcode',
    [added(1), added(2), added(3, 'T-3')],
    'en',
    ['Added: 2 × Surgical Tray', 'Added: Surgical Tray T-3'],
  ],
  ['a field', [{ kind: 'field', field: 'noLoad', was: false, now: true }], 'en', ['No Load: was no, is now yes']],
  [
    'Spanish',
    [dropoff(1, '14:47'), dropoff(2, '14:47')],
    'es',
    ['2 artículos, hora de entrega: era vacío, ahora es 14:47'],
  ],
])('lists what changed in the same way on one line: %s', (_, differences, language, lines) => {
  expect(differenceLines(differences, messages[language], String)).toEqual(lines)
})

import { aLineItem } from '@carrier-portal/contract/testing'
import { differenceLines } from './differenceLines.ts'
import { messages } from './messages.ts'
import type { Difference } from './orderDifferences.ts'

type Field = Extract<Difference, { kind: 'field' }>

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
const deleted = (id: number, barcode?: string): Difference => ({ kind: 'itemRemoved', item: tray(id, barcode) })
const field = (name: Field['field'], was: Field['was'], now: Field['now']): Difference => ({
  kind: 'field',
  field: name,
  was,
  now,
})

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
  [
    'deleted items',
    [deleted(1), deleted(2), deleted(3, 'T-3')],
    'en',
    ['Deleted: 2 × Surgical Tray', 'Deleted: Surgical Tray T-3'],
  ],
  [
    'a barcode',
    [{ kind: 'itemChanged', item: tray(1, 'T-1'), field: 'barcode', was: '', now: 'T-1' }],
    'en',
    ['Surgical Tray T-1, barcode: was empty, is now T-1'],
  ],
  ['a field', [field('noLoad', false, true)], 'en', ['No Load: was no, is now yes']],
  ['a status', [field('status', 'ROUTED', 'PICKED_UP')], 'en', ['Status: was <ROUTED>, is now <PICKED_UP>']],
  ['an amount', [field('ocCharge', null, 80)], 'en', ['Charge Amount: was empty, is now $80.00']],
  ['a typed text', [field('ocComments', '', 'Gate 4.')], 'en', ['OC Comments: was empty, is now “Gate 4.”']],
  [
    'the time of a no-load',
    [field('noLoadPickupTime', null, '11/21/2026 10:05 ET')],
    'en',
    ['No Load Pickup Time: was empty, is now 11/21/2026 10:05 ET'],
  ],
  [
    'Spanish',
    [dropoff(1, '14:47'), dropoff(2, '14:47')],
    'es',
    ['2 artículos, hora de entrega: era vacío, ahora es 14:47'],
  ],
])('lists what changed in the same way on one line: %s', (_, differences, language, lines) => {
  expect(differenceLines(differences, messages[language], (status) => `<${status}>`)).toEqual(lines)
})

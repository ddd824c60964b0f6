import { aLineItem } from '@carrier-portal/contract/testing'
import { newItem } from '../rules/itemList.ts'
import { BLANK_FORM, type UpdateForm } from '../rules/updateForm.ts'
import { hasHiddenValues, shownSignatures } from './hiddenValues.ts'

const NOW = '2026-11-21T10:05'
const pickupTimeActual = '11/21/2026 08:00 ET'
const waiting = newItem('waiting')
const picked = { ...newItem('picked'), saved: aLineItem({ pickupTimeActual }), pickupTime: '2026-11-21T08:00' }
const saved: UpdateForm = { ...BLANK_FORM, items: [waiting, picked] }
const rows = (...items: UpdateForm['items']) => ({ items })

test.each<[hides: boolean, step: 'pickup' | 'dropoff', change: string, values: Partial<UpdateForm>]>([
  [false, 'pickup', 'nothing', {}],
  [false, 'pickup', 'the pickup signature', { pickupSignature: 'R. Alvarez' }],
  [false, 'pickup', 'a pickup time', rows({ ...waiting, pickupTime: NOW }, picked)],
  [false, 'dropoff', 'both signatures', { pickupSignature: 'R. Alvarez', dropoffSignature: 'B. Ward' }],
  [false, 'dropoff', 'a dropoff time', rows(waiting, { ...picked, dropoffTime: NOW })],
  [true, 'pickup', 'the dropoff signature', { dropoffSignature: 'B. Ward' }],
  [true, 'pickup', 'a dropoff time', rows(waiting, { ...picked, dropoffTime: NOW })],
  [true, 'pickup', 'a saved pickup time', rows(waiting, { ...picked, pickupTime: NOW })],
  [true, 'dropoff', 'a pickup time', rows({ ...waiting, pickupTime: NOW }, picked)],
  [true, 'pickup', 'a charge', { charge: '0' }],
  [true, 'pickup', 'comments', { comments: 'Gate 4' }],
  [true, 'pickup', 'a no-load', { noLoad: true }],
  [true, 'pickup', 'a deleted item', rows({ ...waiting, removed: true }, picked)],
  [true, 'pickup', 'an added item', rows(waiting, picked, newItem('added'))],
  [true, 'pickup', 'a barcode', rows({ ...waiting, barcode: '12345' }, picked)],
])('says %s for the short form of a %s when %s differs', (hides, step, _, values) => {
  expect(hasHiddenValues({ ...saved, ...values }, saved, step)).toBe(hides)
})

test('hides a signature that differs from the saved one', () => {
  const signed = { ...saved, pickupSignature: 'R. Alvarez' }
  expect(hasHiddenValues({ ...signed, pickupSignature: 'R. Ortega' }, signed, 'dropoff')).toBe(true)
})

test('hides nothing of an unsent save that is opened as it was kept', () => {
  const kept = { ...saved, ...rows({ ...waiting, pickupTime: NOW }, picked) }
  expect(hasHiddenValues(kept, kept, 'pickup')).toBe(false)
})

test.each<[string, 'pickup' | 'dropoff', string, string, Partial<UpdateForm>, readonly string[]]>([
  ['both for a dropoff without any', 'dropoff', '', '', {}, ['pickupSignature', 'dropoffSignature']],
  ['that of its stop for a dropoff after a signed pickup', 'dropoff', 'R. Alvarez', '', {}, ['dropoffSignature']],
  ['that of its stop for a pickup', 'pickup', '', '', {}, ['pickupSignature']],
  ['none for a signed pickup', 'pickup', 'R. Alvarez', '', {}, []],
  [
    'that of its stop where an unsent save has both',
    'dropoff',
    '',
    '',
    { pickupSignature: 'R. Alvarez', dropoffSignature: 'B. Ward' },
    ['dropoffSignature'],
  ],
])('of the signatures the short form shows %s', (_, step, pickupSignature, dropoffSignature, unsent, expected) => {
  const start = { ...saved, pickupSignature, dropoffSignature }
  expect(shownSignatures(start, { ...start, ...unsent }, step)).toEqual(expected)
})

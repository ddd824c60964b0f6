import { aForm, aRow } from '../form/testing.ts'
import { withNoLoad } from './noLoad.ts'
import { formWarnings } from './warnings.ts'

test.each([
  ['items', aForm(), []],
  ['no items', aForm({ items: [] }), ['noItemLeft']],
  ['every row struck through', aForm({ items: [aRow({ removed: true })] }), ['noItemLeft']],
  [
    'a no-load with a dropoff time',
    aForm({ noLoad: true, items: [aRow(), aRow({ dropoffTime: '2026-11-21T11:00' })] }),
    ['noLoadWithDropoff'],
  ],
  ['a no-load', aForm({ noLoad: true }), []],
] as const)('returns the warnings of a form with %s', (_, form, warnings) => {
  expect(formWarnings(form)).toEqual(warnings)
})

test('clears the dropoff signature of a no-load, and comments and time without one', () => {
  const form = aForm({ dropoffSignature: 'B. Ward', pickupSignature: 'R' })
  const on = { ...withNoLoad(form, true), noLoadComments: 'Closed', noLoadPickupTime: '2026-11-21T10:05' }
  expect(on).toMatchObject({ noLoad: true, dropoffSignature: '', pickupSignature: 'R' })
  expect(withNoLoad(on, false)).toMatchObject({ noLoad: false, noLoadComments: '', noLoadPickupTime: '' })
})

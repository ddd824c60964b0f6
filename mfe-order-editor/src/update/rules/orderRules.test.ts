import { aForm, aRow, clock } from '../form/testing.ts'
import { formIssues, type RuleContext, requiredFields } from './orderRules.ts'

const context: RuleContext = { clock, savedNoLoadTime: null, savedCharge: null }
const AT = '2026-11-21T10:05'
const LATER = '2026-11-21T11:20'

const none = aRow()
const picked = aRow({ pickupTime: AT })
const dropped = aRow({ pickupTime: AT, dropoffTime: LATER })
const droppedOnly = aRow({ dropoffTime: LATER })

const reasonsOf = (form: ReturnType<typeof aForm>) => formIssues(form, context).map(({ reason }) => reason)

/** N: no-load, P and D: pickup and dropoff signature typed, p and d: some item has a pickup or dropoff time. */
test.each([
  ['nothing', {}, [none], []],
  ['P', { pickupSignature: 'R. Alvarez' }, [none], ['noItemPickedUp']],
  ['p', {}, [picked, none], ['pickupSignatureMissing']],
  ['p P', { pickupSignature: 'R. Alvarez' }, [picked, none], []],
  [
    'd without p',
    {},
    [droppedOnly],
    ['pickupSignatureMissing', 'dropoffSignatureMissing', 'noItemPickedUp', 'pickupTimeMissing'],
  ],
  ['d p', {}, [dropped], ['pickupSignatureMissing', 'dropoffSignatureMissing']],
  ['d p P D', { pickupSignature: 'R', dropoffSignature: 'B' }, [dropped], []],
  [
    'd on one row, p on the other',
    { pickupSignature: 'R', dropoffSignature: 'B' },
    [picked, droppedOnly],
    ['pickupTimeMissing'],
  ],
  ['D', { dropoffSignature: 'B' }, [none], ['pickupSignatureMissing', 'noItemPickedUp', 'noItemDroppedOff']],
  ['D P', { dropoffSignature: 'B', pickupSignature: 'R' }, [none], ['noItemPickedUp', 'noItemDroppedOff']],
  ['D p', { dropoffSignature: 'B' }, [picked], ['pickupSignatureMissing', 'noItemDroppedOff']],
  ['D p P', { dropoffSignature: 'B', pickupSignature: 'R' }, [picked], ['noItemDroppedOff']],
  ['N', { noLoad: true }, [none], ['pickupSignatureMissing', 'noLoadCommentsMissing', 'pickupTimeMissing']],
  ['N p', { noLoad: true }, [picked], ['pickupSignatureMissing', 'noLoadCommentsMissing', 'pickupTimeMissing']],
  ['N filled in', { noLoad: true, pickupSignature: 'R', noLoadComments: 'Closed', noLoadPickupTime: AT }, [none], []],
  [
    'N d filled in',
    { noLoad: true, pickupSignature: 'R', noLoadComments: 'Closed', noLoadPickupTime: AT },
    [dropped],
    [],
  ],
  [
    'N d without p',
    { noLoad: true, pickupSignature: 'R', noLoadComments: 'x', noLoadPickupTime: AT },
    [droppedOnly],
    ['pickupTimeMissing'],
  ],
  ['blank space', { pickupSignature: '  ', dropoffSignature: ' \t' }, [none], []],
  ['p, a zero-width space as P', { pickupSignature: '\u200b' }, [picked], ['pickupSignatureMissing']],
  ['P, all rows struck through', { pickupSignature: 'R' }, [{ ...picked, removed: true }], ['noItemPickedUp']],
  ['P, no rows', { pickupSignature: 'R' }, [], ['noItemPickedUp']],
] as const)('returns the required fields and form-level reasons of %s', (_, typed, items, reasons) => {
  expect(reasonsOf(aForm({ ...typed, items }))).toEqual(reasons)
})

test.each([
  ['a row without a type', aRow({ typeId: '' }), ['itemTypeMissing']],
  ['quantity 0', aRow({ quantity: '0' }), ['quantityOutOfRange']],
  ['quantity below 0', aRow({ quantity: '-1' }), ['quantityOutOfRange']],
  ['no quantity', aRow({ quantity: '' }), ['quantityOutOfRange']],
  ['half a quantity', aRow({ quantity: '1.5' }), ['quantityOutOfRange']],
  ['a quantity in scientific notation', aRow({ quantity: '1e2' }), ['quantityOutOfRange']],
  ['quantity 1', aRow({ quantity: '1' }), []],
  ['quantity 999', aRow({ quantity: '999' }), []],
  ['quantity 1000', aRow({ quantity: '1000' }), ['quantityOutOfRange']],
  ['quantity 5 between spaces', aRow({ quantity: ' 5 ' }), []],
  ['a barcode of 255 between spaces', aRow({ barcode: ` ${'x'.repeat(255)} ` }), []],
  ['a barcode of 256', aRow({ barcode: 'x'.repeat(256) }), ['textTooLong']],
  [
    'a dropoff before the pickup',
    aRow({ pickupTime: '2026-11-21T10:15', dropoffTime: '2026-11-21T10:14' }),
    ['pickupSignatureMissing', 'dropoffSignatureMissing', 'dropoffBeforePickup'],
  ],
  [
    'a dropoff at the time of the pickup',
    aRow({ pickupTime: AT, dropoffTime: AT }),
    ['pickupSignatureMissing', 'dropoffSignatureMissing'],
  ],
  ['a struck-through row with everything wrong', aRow({ typeId: '', quantity: '', removed: true }), []],
] as const)('returns the reasons for an item with %s', (_, item, reasons) => {
  expect(reasonsOf(aForm({ items: [item] }))).toEqual(reasons)
})

test.each([
  ['in the gap of spring', '2026-03-08T02:30', 'timeSkipped'],
  ['in the overlap of autumn', '2026-11-01T01:30', undefined],
  ['half typed', 'incomplete', 'timeUnreadable'],
  ['a day that does not exist', '2026-02-30T10:00', 'timeUnreadable'],
] as const)('returns the reason for a time %s', (_, pickupTime, reason) => {
  const form = aForm({ pickupSignature: 'R', items: [aRow({ pickupTime })] })
  expect(reasonsOf(form)).toEqual(reason ? [reason] : [])
  const noLoad = { noLoad: true, noLoadComments: 'x', noLoadPickupTime: pickupTime }
  expect(reasonsOf(aForm({ ...noLoad, pickupSignature: 'R', items: [] }))).toEqual(reason ? [reason] : [])
})

test('accepts an untouched saved no-load time that cannot be read', () => {
  const form = aForm({ noLoad: true, pickupSignature: 'R', noLoadComments: 'x', noLoadPickupTime: 'noon', items: [] })
  expect(formIssues(form, { ...context, savedNoLoadTime: 'noon' })).toEqual([])
  expect(reasonsOf(form)).toEqual(['timeUnreadable'])
})

test.each([
  ['comments', { comments: 'x'.repeat(256) }],
  ['pickupSignature', { pickupSignature: 'x'.repeat(256), items: [picked] }],
  ['dropoffSignature', { pickupSignature: 'R', dropoffSignature: 'x'.repeat(256), items: [dropped] }],
] as const)('accepts at most 255 characters in %s', (field, typed) => {
  expect(formIssues(aForm(typed), context)).toEqual([{ where: 'order', field, reason: 'textTooLong' }])
  expect(formIssues(aForm({ ...typed, [field]: 'x'.repeat(255) }), context)).toEqual([])
})

test.each([
  ['', []],
  ['0', []],
  ['-12.5', []],
  ['$1,250.00', []],
  ['12,50', ['chargeUnreadable']],
  ['null', ['chargeUnreadable']],
  ['12.345', ['chargeTooPrecise']],
  ['99999999999', ['chargeOutOfRange']],
])('returns for a charge of %p the issues %j', (charge, reasons) => {
  expect(reasonsOf(aForm({ charge }))).toEqual(reasons)
})

test('accepts an untouched saved charge of any precision', () => {
  expect(formIssues(aForm({ charge: '12.345' }), { ...context, savedCharge: 12.345 })).toEqual([])
})

test('names in each issue the field to change', () => {
  expect(formIssues(aForm({ items: [none, aRow({ dropoffTime: LATER })] }), context)).toEqual([
    { where: 'order', field: 'pickupSignature', reason: 'pickupSignatureMissing' },
    { where: 'order', field: 'dropoffSignature', reason: 'dropoffSignatureMissing' },
    { where: 'form', reason: 'noItemPickedUp' },
    { where: 'item', index: 1, field: 'pickupTime', reason: 'pickupTimeMissing' },
  ])
})

test('derives the required fields from the typed values', () => {
  expect(requiredFields(aForm({ items: [none] }))).toEqual({
    pickupSignature: false,
    dropoffSignature: false,
    noLoad: false,
  })
  expect(requiredFields(aForm({ items: [dropped] }))).toEqual({
    pickupSignature: true,
    dropoffSignature: true,
    noLoad: false,
  })
  expect(requiredFields(aForm({ noLoad: true, items: [dropped] }))).toEqual({
    pickupSignature: true,
    dropoffSignature: false,
    noLoad: true,
  })
})

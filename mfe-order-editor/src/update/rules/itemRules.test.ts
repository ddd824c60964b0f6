import { aLineItem } from '@carrier-portal/contract/testing'
import { toFormItem } from '../form/conversions.ts'
import { aRow, clock } from '../form/testing.ts'
import { itemErrors } from './itemRules.ts'

const FIRST_HOUR = '-04:00'
const SECOND_HOUR = '-05:00'

/** The row of an item with both times; in New York, 01:00 to 02:00 of this day comes twice. */
function loadedRow(pickup: string, pickupTimeOffset: string, dropoff: string, dropoffTimeOffset: string) {
  const [pickupTimeActual, dropoffTimeActual] = [`11/01/2026 ${pickup} ET`, `11/01/2026 ${dropoff} ET`]
  const item = aLineItem({ pickupTimeActual, pickupTimeOffset, dropoffTimeActual, dropoffTimeOffset })
  return toFormItem(item, 'loaded-0', clock)
}

const reversed = loadedRow('03:30', '', '03:10', '')

test.each([
  ['accepts', 'a saved dropoff before the saved pickup', reversed, undefined],
  [
    'rejects',
    'another dropoff before the saved pickup',
    { ...reversed, dropoffTime: '2026-11-01T03:20' },
    'dropoffTime',
  ],
  ['rejects', 'another pickup after the saved dropoff', { ...reversed, pickupTime: '2026-11-01T03:40' }, 'dropoffTime'],
  [
    'accepts',
    'a dropoff in the second of two repeated hours',
    { ...loadedRow('01:50', FIRST_HOUR, '01:45', SECOND_HOUR), dropoffTime: '2026-11-01T01:40' },
    undefined,
  ],
  [
    'rejects',
    'a dropoff before a pickup in the second of two repeated hours',
    { ...loadedRow('01:50', SECOND_HOUR, '01:55', FIRST_HOUR), dropoffTime: '2026-11-01T01:40' },
    'dropoffTime',
  ],
  [
    'accepts',
    'a typed dropoff that is after the pickup only in the second of two repeated hours',
    aRow({ pickupTime: '2026-11-01T01:50', dropoffTime: '2026-11-01T01:10' }),
    undefined,
  ],
  ['accepts', 'saved times that cannot be read', loadedRow('noon', '', 'late', ''), undefined],
] as const)('%s %s', (_, _what, item, field) => {
  expect(Object.keys(itemErrors(item, clock))).toEqual(field ? [field] : [])
})

test('returns the same object for every valid row', () => {
  expect(itemErrors(aRow(), clock)).toBe(itemErrors(aRow({ pickupTime: '2026-11-21T10:05' }), clock))
})

import { aLineItem, anOrder } from '@carrier-portal/contract/testing'
import { changeZone } from '../form/changeZone.ts'
import { toFormItem, toLine } from '../form/conversions.ts'
import { aRow, clock } from '../form/testing.ts'
import { rowTimes } from '../items/rowTimes.ts'
import { editorClock } from '../time/editorClock.ts'
import { dropoffField } from './dropoffField.ts'
import { BLANK_FORM } from './updateForm.ts'

/** In New York the hour from 1 AM is on the clocks twice on 11/01/2026: at -04:00, then at -05:00. */
const at = (time: string) => `2026-11-01T${time}`
const overnight = aRow({ pickupTime: at('01:50'), dropoffTime: at('01:10') })
const saved = toFormItem(
  aLineItem({
    pickupTimeActual: '11/01/2026 01:00 AM ET',
    pickupTimeOffset: '-04:00',
    dropoffTimeActual: '11/01/2026 01:10 AM ET',
    dropoffTimeOffset: '-04:00',
  }),
  'loaded-0',
  clock,
)
const laterPickup = toFormItem(
  aLineItem({ pickupTimeActual: '11/01/2026 01:00 AM ET', pickupTimeOffset: '-05:00' }),
  'loaded-1',
  clock,
)

test.each([
  ['after the pickup in the first occurrence', aRow({ pickupTime: at('01:05'), dropoffTime: at('01:10') }), ''],
  ['after the pickup in the second occurrence only', overnight, '-05:00'],
  ['typed over a saved one', { ...saved, pickupTime: at('01:50'), dropoffTime: at('01:20') }, '-05:00'],
  ['after a saved pickup in the second occurrence', { ...laterPickup, dropoffTime: at('01:30') }, '-05:00'],
  [
    'at the minute of a pickup in the second occurrence',
    aRow({ pickupTime: at('01:50-05:00'), dropoffTime: at('01:50') }),
    '-05:00',
  ],
  [
    'in the second occurrence, after a pickup in the first one',
    aRow({ pickupTime: at('00:30'), dropoffTime: at('01:10-05:00') }),
    '',
  ],
  ['saved and untouched', { ...saved, pickupTime: at('01:50') }, ''],
  ['before the pickup in both occurrences', aRow({ pickupTime: at('03:00'), dropoffTime: at('01:10') }), ''],
  ['before the pickup at an hour that comes once', aRow({ pickupTime: at('03:00'), dropoffTime: at('02:10') }), ''],
  ['without a pickup', aRow({ dropoffTime: at('01:10') }), ''],
  ['incomplete', aRow({ pickupTime: at('01:50'), dropoffTime: 'incomplete' }), ''],
])('reads a dropoff that is %s', (_, item, offset) => {
  expect(dropoffField(item, clock)).toBe(item.dropoffTime + offset)
})

test('reads the first occurrence on a device whose saves have no offset', () => {
  expect(dropoffField(overnight, editorClock(anOrder(), 'America/Phoenix'))).toBe(overnight.dropoffTime)
})

test('sends, shows and moves to another zone the second occurrence of a dropoff', () => {
  expect(toLine(overnight, clock)).toMatchObject({
    pickupTimeOffset: '-04:00',
    dropoffTimeActual: '11/01/2026 01:10 AM ET',
    dropoffTimeOffset: '-05:00',
  })
  const order = anOrder({ dropoffEarliestDateTime: '11/01/2026 01:00 AM PT' })
  expect(rowTimes(overnight, { order, clock, now: 0 }).dropoffTime.atStop).toBe('10/31/2026 11:10 PM PT')
  const form = { ...BLANK_FORM, items: [overnight] }
  const moved = changeZone(form, order, 'America/New_York', editorClock(order, 'America/Chicago'))
  expect(moved.items).toMatchObject([{ pickupTime: at('00:50'), dropoffTime: at('01:10') }])
})

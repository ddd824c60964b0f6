import { aLineItem, anOrder } from '@carrier-portal/contract/testing'
import { editorClock } from '../time/editorClock.ts'
import { toForm, toLine, toPayload } from './conversions.ts'
import { aRow } from './testing.ts'

const ZONES = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Phoenix',
  'Pacific/Honolulu',
  'Europe/Berlin',
  'Asia/Kolkata',
]

/** What is sent for one typed time of a new row. */
function sentTime(typed: string, deviceZone: string, order = anOrder()) {
  const clock = editorClock(order, deviceZone)
  const form = { ...toForm(order, clock), items: [aRow({ pickupTime: typed, dropoffTime: typed })] }
  const [line] = toPayload(form, order, clock)?.lineItems ?? []
  return [line?.pickupTimeActual, line?.pickupTimeOffset, line?.dropoffTimeActual, line?.dropoffTimeOffset]
}

/** The order's earliest pickup is '11/21/2026 10:00 AM ET': its letters, and its AM and PM. */
test.each([
  ['America/New_York', '11/21/2026 02:05 PM ET', '-05:00'],
  ['America/Chicago', '11/21/2026 02:05 PM CT', '-06:00'],
  ['America/Denver', '11/21/2026 02:05 PM MT', '-07:00'],
  ['America/Los_Angeles', '11/21/2026 02:05 PM PT', '-08:00'],
  ['America/Phoenix', '11/21/2026 02:05 PM ET', ''],
  ['Pacific/Honolulu', '11/21/2026 02:05 PM ET', ''],
  ['Europe/Berlin', '11/21/2026 02:05 PM ET', ''],
  ['Asia/Kolkata', '11/21/2026 02:05 PM ET', ''],
])('sends a winter time of a device in %s', (zone, text, offset) => {
  expect(sentTime('2026-11-21T14:05', zone)).toEqual([text, offset, text, offset])
})

test.each([
  ['America/New_York', '07/04/2026 12:00 AM ET', '-04:00'],
  ['America/Chicago', '07/04/2026 12:00 AM CT', '-05:00'],
  ['America/Denver', '07/04/2026 12:00 AM MT', '-06:00'],
  ['America/Los_Angeles', '07/04/2026 12:00 AM PT', '-07:00'],
  ['America/Phoenix', '07/04/2026 12:00 AM ET', ''],
  ['Pacific/Honolulu', '07/04/2026 12:00 AM ET', ''],
  ['Europe/Berlin', '07/04/2026 12:00 AM ET', ''],
  ['Asia/Kolkata', '07/04/2026 12:00 AM ET', ''],
])('sends a summer time of a device in %s', (zone, text, offset) => {
  expect(sentTime('2026-07-04T00:00', zone)).toEqual([text, offset, text, offset])
})

test.each([
  ['before the gap', '2026-03-08T01:59', '03/08/2026 01:59 AM ET', '-05:00'],
  ['after the gap', '2026-03-08T03:00', '03/08/2026 03:00 AM ET', '-04:00'],
  ['before the overlap', '2026-11-01T00:59', '11/01/2026 12:59 AM ET', '-04:00'],
  ['in the overlap: the first', '2026-11-01T01:30', '11/01/2026 01:30 AM ET', '-04:00'],
  ['after the overlap', '2026-11-01T02:00', '11/01/2026 02:00 AM ET', '-05:00'],
])('sends a time at the change of daylight saving in New York, %s', (_, typed, text, offset) => {
  expect(sentTime(typed, 'America/New_York')).toEqual([text, offset, text, offset])
})

test.each([
  ['2026-03-08T03:00', '03/08/2026 03:00 AM PT', '-07:00'],
  ['2026-11-01T01:30', '11/01/2026 01:30 AM PT', '-07:00'],
])('sends a time at the change of daylight saving in Los Angeles, %s', (typed, text, offset) => {
  expect(sentTime(typed, 'America/Los_Angeles')).toEqual([text, offset, text, offset])
})

test('uses zone abbreviation and clock of the order: a 24-hour order in Phoenix', () => {
  const order = anOrder({
    pickupEarliestDateTime: '11/21/2026 10:00 MST',
    pickupLatestDateTime: null,
    dropoffEarliestDateTime: null,
    dropoffLatestDateTime: null,
  })
  expect(sentTime('2026-11-21T14:05', 'America/Phoenix', order)[0]).toBe('11/21/2026 14:05 MST')
  expect(sentTime('2026-11-21T14:05', 'Europe/Berlin', order).slice(0, 2)).toEqual(['11/21/2026 14:05 MST', ''])
  expect(sentTime('2026-11-21T14:05', 'America/Denver', order).slice(0, 2)).toEqual(['11/21/2026 14:05 MT', '-07:00'])
})

const everyKindOfTime = anOrder({
  pickupPOD: 'R. Alvarez',
  dropoffPOD: 'B. Ward',
  ocComments: ' left at the desk ',
  lineItems: [
    aLineItem({ pickupTimeActual: '11/21/2026 10:05:33 AM ET', pickupTimeOffset: '-05:00' }),
    aLineItem({ workOrderLineItemId: 2, pickupTimeActual: '11/01/2026 01:30 EST', pickupTimeOffset: '-05:00' }),
    aLineItem({ workOrderLineItemId: 3, pickupTimeActual: '11/21/2026 9:05 CT', pickupTimeOffset: '' }),
    aLineItem({ workOrderLineItemId: 4, pickupTimeActual: 'about noon', pickupTimeOffset: '-05:00' }),
    aLineItem({ workOrderLineItemId: 5, barcode: ' SB 5 ', itemTypeId: '7', pickupTimeActual: '03/08/2026 02:30 ET' }),
  ],
})

test.each(ZONES)('sends untouched values back byte for byte, in %s', (zone) => {
  const clock = editorClock(everyKindOfTime, zone)
  const payload = toPayload(toForm(everyKindOfTime, clock), everyKindOfTime, clock)
  expect(payload?.order).toEqual({
    workOrderId: 100001,
    workOrderNumber: 'WO-100001',
    pickupPOD: 'R. Alvarez',
    dropoffPOD: 'B. Ward',
    ocComments: ' left at the desk ',
    noLoad: false,
    noLoadComments: '',
    noLoadPickupTime: '',
    ocCharge: 84.5,
  })
  expect(payload?.lineItems).toEqual(
    everyKindOfTime.lineItems.map((item) => ({
      workOrderLineItemId: item.workOrderLineItemId,
      barcode: item.barcode,
      itemTypeId: item.itemTypeId,
      quantity: 1,
      pickupTimeActual: item.pickupTimeActual,
      pickupTimeOffset: item.pickupTimeOffset ?? '',
      dropoffTimeActual: '',
      dropoffTimeOffset: '',
    })),
  )
})

test('keeps an edited time in the second occurrence of its hour', () => {
  const order = anOrder({
    lineItems: [aLineItem({ pickupTimeActual: '11/01/2026 01:30 AM ET', pickupTimeOffset: '-05:00' })],
  })
  const clock = editorClock(order, 'America/New_York')
  const form = toForm(order, clock)
  const items = form.items.map((item) => ({ ...item, pickupTime: '2026-11-01T01:45' }))
  const [line] = toPayload({ ...form, items }, order, clock)?.lineItems ?? []
  expect([line?.pickupTimeActual, line?.pickupTimeOffset]).toEqual(['11/01/2026 01:45 AM ET', '-05:00'])
})

test('sends comments and time of a no-load and no dropoff signature, and neither without a no-load', () => {
  const order = anOrder({ dropoffPOD: 'B. Ward', noLoadComments: 'old', noLoadPickupTime: '11/21/2026 10:05:59 AM ET' })
  const clock = editorClock(order, 'America/Chicago')
  const form = { ...toForm(order, clock), noLoadComments: 'Closed', noLoad: true }
  expect(toPayload(form, order, clock)?.order).toMatchObject({
    noLoad: true,
    noLoadComments: 'Closed',
    noLoadPickupTime: '11/21/2026 10:05:59 AM ET',
    dropoffPOD: '',
  })
  expect(toPayload({ ...form, noLoadPickupTime: '2026-11-21T09:10' }, order, clock)?.order.noLoadPickupTime).toBe(
    '11/21/2026 09:10 AM CT',
  )
  expect(toPayload({ ...form, noLoad: false }, order, clock)?.order).toMatchObject({
    noLoad: false,
    noLoadComments: '',
    noLoadPickupTime: '',
    dropoffPOD: 'B. Ward',
  })
})

test.each([
  ['', null],
  [' ', null],
  ['0', 0],
  ['84.50', 84.5],
  ['-3', -3],
  ['$1,250.00', 1250],
])('sends a charge of %p as %p', (charge, sent) => {
  const clock = editorClock(anOrder(), 'America/New_York')
  expect(toPayload({ ...toForm(anOrder(), clock), charge }, anOrder(), clock)?.order.ocCharge).toBe(sent)
})

test.each([
  ['  Bob  ', 'Bob'],
  ['Ann Lee', 'Ann Lee'],
  [' A. Held ', ' A. Held '],
  ['   ', ''],
])('sends the signature %j as %j: blanks around it go, unless it is the saved one', (pickupSignature, sent) => {
  const order = anOrder({ pickupPOD: ' A. Held ' })
  const clock = editorClock(order, 'America/New_York')
  expect(toPayload({ ...toForm(order, clock), pickupSignature }, order, clock)?.order.pickupPOD).toBe(sent)
})

test('sends an untouched charge as it was saved', () => {
  const order = anOrder({ ocCharge: 12.345 })
  const clock = editorClock(order, 'America/New_York')
  expect(toPayload(toForm(order, clock), order, clock)?.order.ocCharge).toBe(12.345)
})

test('clears the dropoff signature of a loaded no-load order', () => {
  const order = anOrder({ noLoad: true, dropoffPOD: 'B. Ward' })
  expect(toForm(order, editorClock(order, 'America/New_York')).dropoffSignature).toBe('')
})

test('splits quantities and leaves out struck-through rows in the payload, and keeps the form unchanged', () => {
  const order = anOrder({
    lineItems: [
      aLineItem({ quantity: 3 }),
      aLineItem({ workOrderLineItemId: 5002 }),
      aLineItem({ workOrderLineItemId: 5003 }),
    ],
  })
  const clock = editorClock(order, 'America/New_York')
  const form = toForm(order, clock)
  const items = [...form.items.map((item, index) => ({ ...item, removed: index === 1 })), aRow({ quantity: '2' })]
  const typed = { ...form, items }
  const before = structuredClone(typed)
  expect(
    toPayload(typed, order, clock)?.lineItems.map(({ workOrderLineItemId, barcode, quantity }) => [
      workOrderLineItemId,
      barcode,
      quantity,
    ]),
  ).toEqual([
    [5001, '', 1],
    [null, '', 1],
    [null, '', 1],
    [5003, 'SB-5001', 1],
    [null, '', 1],
    [null, '', 1],
  ])
  expect(typed).toEqual(before)
})

test('trims a scanned barcode in the payload', () => {
  const clock = editorClock(anOrder(), 'America/New_York')
  const form = { ...toForm(anOrder(), clock), items: [aRow({ barcode: ' SB-9 ' })] }
  expect(toPayload(form, anOrder(), clock)?.lineItems[0]?.barcode).toBe('SB-9')
})

test('does not send an order without an id', () => {
  const order = anOrder({ workOrderId: null })
  const clock = editorClock(order, 'America/New_York')
  expect(toPayload(toForm(order, clock), order, clock)).toBeUndefined()
})

/** An order without any record of a pickup, a dropoff, a no-load or a charge. */
const unrecorded = anOrder({
  pickupPOD: null,
  dropoffPOD: null,
  ocComments: null,
  noLoad: false,
  noLoadComments: null,
  noLoadPickupTime: null,
  ocCharge: null,
  lineItems: [aLineItem({ barcode: null }), aLineItem({ workOrderLineItemId: 5002 })],
})

test('opens an order with nothing recorded as an empty form', () => {
  const { items, ...rest } = toForm(unrecorded, editorClock(unrecorded, 'America/New_York'))
  expect(rest).toEqual({
    pickupSignature: '',
    dropoffSignature: '',
    comments: '',
    noLoad: false,
    noLoadComments: '',
    noLoadPickupTime: '',
    charge: '',
  })
  expect(items.map(({ key, barcode }) => [key, barcode])).toEqual([
    ['loaded-0', ''],
    ['loaded-1', 'SB-5001'],
  ])
})

test('opens a recorded no-load and a recorded dropoff with their values', () => {
  const order = anOrder({
    noLoad: true,
    noLoadComments: 'Closed',
    lineItems: [aLineItem({ dropoffTimeActual: '11/21/2026 11:20 AM ET', dropoffTimeOffset: '-05:00' })],
  })
  const form = toForm(order, editorClock(order, 'America/New_York'))
  expect(form.noLoadComments).toBe('Closed')
  expect(form.items[0]?.dropoffTime).toBe('2026-11-21T11:20')
})

test('sends a blank signature as an empty text, and rejects an item without a type', () => {
  const clock = editorClock(unrecorded, 'America/New_York')
  const form = { ...toForm(unrecorded, clock), pickupSignature: '  ' }
  expect(toPayload(form, unrecorded, clock)?.order.pickupPOD).toBe('')
  expect(() => toLine(aRow({ typeId: '' }), clock)).toThrow('An item without a type must not be sent.')
})

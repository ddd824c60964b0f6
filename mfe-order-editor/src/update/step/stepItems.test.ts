import { aLineItem } from '@carrier-portal/contract/testing'
import { newItem } from '../rules/itemList.ts'
import { BLANK_FORM } from '../rules/updateForm.ts'
import {
  countNotPickedUp,
  isStepLeft,
  leftOutOfRestored,
  pendingItems,
  restoredTime,
  timeOfRestored,
  typeNameOf,
  withStepTime,
} from './stepItems.ts'

const NOW = '2026-11-21T10:05'
const EARLIER = '2026-11-21T08:00'
const waiting = newItem('waiting')
const pickupTimeActual = '11/21/2026 08:00 ET'
const picked = { ...newItem('picked'), saved: aLineItem({ pickupTimeActual }), pickupTime: EARLIER }
const savedStops = aLineItem({ pickupTimeActual, dropoffTimeActual: pickupTimeActual })
const dropped = { ...newItem('dropped'), saved: savedStops, pickupTime: EARLIER, dropoffTime: EARLIER }
const removed = { ...newItem('removed'), removed: true }
const items = [waiting, picked, dropped, removed]

test('returns for a pickup the items without a pickup time, for a dropoff those that were picked up', () => {
  expect(pendingItems(items, 'pickup')).toEqual([waiting])
  expect(pendingItems(items, 'dropoff')).toEqual([picked])
})

test('leaves out a time that was saved in the minute of the step', () => {
  const savedNow = { ...dropped, saved: aLineItem({ dropoffTimeActual: '11/21/2026 10:05 ET' }), dropoffTime: NOW }
  expect(pendingItems([savedNow], 'dropoff')).toEqual([])
  expect(withStepTime([savedNow], 'dropoff', NOW, new Set([savedNow.key]))).toEqual([savedNow])
})

test.each([
  ['an item without its time', [{ ...waiting, pickupTime: EARLIER }, newItem('another')], true],
  ['times that are not saved', [{ ...waiting, pickupTime: EARLIER }], false],
  ['saved times and deleted items', [picked, removed], false],
])('whether a pickup is left of %s', (_, rows, expected) => {
  expect(isStepLeft(rows, 'pickup')).toBe(expected)
})

test.each([
  ['no time', '', ''],
  ['blank space', ' ', ''],
  ["the step's time", NOW, ''],
  ['another time', EARLIER, EARLIER],
])('a row with %s keeps in place of the time of the step: %j', (_, pickupTime, expected) => {
  expect(restoredTime({ ...waiting, pickupTime }, 'pickup', NOW)).toBe(expected)
})

test('counts the items without a pickup time, except removed ones', () => {
  expect(countNotPickedUp({ items })).toBe(1)
})

test('keeps recorded times, removed items and items that were left out', () => {
  expect(withStepTime(items, 'pickup', NOW, new Set())).toEqual([
    { ...waiting, pickupTime: NOW },
    picked,
    dropped,
    removed,
  ])
  expect(withStepTime(items, 'dropoff', NOW, new Set(['picked']))).toEqual(items)
})

test('records and keeps a restored time, which is not saved, and clears it on an item that is left out', () => {
  const restored = { ...waiting, pickupTime: EARLIER }
  expect(pendingItems([restored], 'pickup')).toEqual([restored])
  expect(withStepTime([restored], 'pickup', NOW, new Set())).toEqual([restored])
  expect(withStepTime([restored], 'pickup', NOW, new Set(['waiting']))).toEqual([waiting])
})

test.each([
  ['the time that all restored rows have', [EARLIER, EARLIER], EARLIER],
  ['none where one has no time', [EARLIER, ''], ''],
  ['none where they differ', [EARLIER, NOW], ''],
  ['none without rows', [], ''],
])('the time of a restored short form is %s', (_, times, expected) => {
  const rows = times.map((pickupTime, index) => ({ ...newItem(`row-${index}`), pickupTime }))
  expect(timeOfRestored([picked, removed, ...rows], 'pickup')).toBe(expected)
})

test.each([
  ['the row without a time', [EARLIER, ''], ['', ''], ['row-1']],
  ['none when all have one', [EARLIER, EARLIER], ['', ''], []],
  ['none when no one has one', ['', ''], ['', ''], []],
  ['none when an unsent save has the times of the others', [EARLIER, ''], [EARLIER, ''], []],
])('of a restored form is left out: %s', (_, times, saved, expected) => {
  const formOf = (pickupTimes: readonly string[]) => ({
    ...BLANK_FORM,
    items: [removed, ...pickupTimes.map((pickupTime, index) => ({ ...newItem(`row-${index}`), pickupTime }))],
  })
  expect([...leftOutOfRestored(formOf(times), formOf(saved), 'pickup')]).toEqual(expected)
})

test('clears the time that it set on an item that is left out later', () => {
  const set = withStepTime(items, 'pickup', NOW, new Set())
  expect(withStepTime(set, 'pickup', NOW, new Set(['waiting']))).toEqual(items)
})

test.each([
  ['an added item', { ...newItem('added'), typeId: '2' }, 'Cooler'],
  ['an added item without a type', newItem('added'), ''],
  [
    'an item whose type was changed',
    { ...waiting, saved: aLineItem({ itemTypeId: 1, itemTypeName: 'Box' }), typeId: '2' },
    'Cooler',
  ],
  [
    'an item whose type is not offered any more',
    { ...waiting, saved: aLineItem({ itemTypeId: 9, itemTypeName: 'Crate' }), typeId: '9' },
    'Crate',
  ],
])('names the type of %s', (_, item, name) => {
  const offered = [
    { id: 1, name: 'Box' },
    { id: 2, name: 'Cooler' },
  ]
  expect(typeNameOf(item, offered)).toBe(name)
})

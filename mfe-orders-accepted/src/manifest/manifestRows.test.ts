import { anOrder } from '@carrier-portal/contract/testing'
import { printCsv } from '@carrier-portal/order-lists'
import { manifestRows } from './manifestRows.ts'
import { messages } from './messages.ts'

test('a row for each order beneath the heads, and no patient in it', () => {
  const order = anOrder({ vehicleType: null, tempStates: ['Frozen', 'Dry Ice'] })
  const [heads, row] = manifestRows([order], messages.en.column)
  expect(heads?.slice(0, 3)).toEqual(['Order', 'Status', 'Pickup'])
  expect(row).toEqual([
    'WO-100001',
    'ROUTED',
    'Mercy Lab',
    '11/21/2026 10:00 AM ET',
    '11/21/2026 10:30 AM ET',
    'County Hospital',
    '11/21/2026 11:00 AM ET',
    '11/21/2026 12:00 PM ET',
    'STAT',
    null,
    12.4,
    'Frozen, Dry Ice',
    '90',
    1,
  ])
  expect(printCsv([row ?? []])).not.toContain(order.patientName)
})

test('a place that looks like a formula stays a text', () => {
  const [, row] = manifestRows([anOrder({ pickupClientLocationName: '=cmd|calc' })], messages.en.column)
  expect(printCsv([row ?? []])).toContain(",'=cmd|calc,")
})

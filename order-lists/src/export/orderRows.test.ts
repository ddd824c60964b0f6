import { anOrder } from '@carrier-portal/contract/testing'
import { printCsv } from './csv.ts'
import { messages } from './messages.ts'
import { orderRows } from './orderRows.ts'

const statusText = (status: string | null) => `text of ${status}`

test('prints a header row and a row for each order, with readable status, ISO times and no patient', () => {
  const order = anOrder({ vehicleType: null, tempStates: ['Frozen', 'Dry Ice'] })
  const [heads, row] = orderRows([order], messages.en.column, statusText)
  expect(heads?.slice(0, 3)).toEqual(['Order', 'Status', 'Pickup'])
  expect(row).toEqual([
    'WO-100001',
    'text of ROUTED',
    'Mercy Lab',
    '11/21/2026 10:00 AM ET',
    '2026-11-21T10:00:00-05:00',
    '11/21/2026 10:30 AM ET',
    '2026-11-21T10:30:00-05:00',
    'County Hospital',
    '11/21/2026 11:00 AM ET',
    '2026-11-21T11:00:00-05:00',
    '11/21/2026 12:00 PM ET',
    '2026-11-21T12:00:00-05:00',
    'STAT',
    null,
    12.4,
    'Frozen, Dry Ice',
    '90',
    1,
  ])
  expect(printCsv([row ?? []])).not.toContain(order.patientName)
})

test('prints a location name that looks like a formula as text', () => {
  const [, row] = orderRows([anOrder({ pickupClientLocationName: '=cmd|calc' })], messages.en.column, statusText)
  expect(printCsv([row ?? []])).toContain(",'=cmd|calc,")
})

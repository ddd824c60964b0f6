import { anOrder } from '@carrier-portal/contract/testing'
import { printCsv } from './csv.ts'
import { messages } from './messages.ts'
import { orderRows } from './orderRows.ts'

test('prints a header row and a row for each order, with readable status, ISO times and no patient', () => {
  const order = anOrder({ vehicleType: null, tempStates: ['Frozen', 'Dry Ice'] })
  const [heads, row] = orderRows([order], messages.en.column, 'en')
  expect(heads?.slice(0, 3)).toEqual(['Order', 'Status', 'Pickup'])
  expect(row).toEqual([
    'WO-100001',
    'Routed',
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

test('prints status, trip class, vehicle and temperature states in Spanish, as the list shows them, and unknown ones as they came', () => {
  const known = anOrder({ tripClassifier: 'Same Day', vehicleType: 'Cargo Van', tempStates: ['Frozen', '2-8 C'] })
  const missing = anOrder({ tripClassifier: null, vehicleType: null, tempStates: [], status: null })
  const [, ...rows] = orderRows([known, missing], messages.es.column, 'es')
  expect(rows.map((row) => [1, 12, 13, 15].map((column) => row[column]))).toEqual([
    ['Asignado', 'Mismo día', 'Furgoneta', 'Congelado, 2-8 C'],
    ['—', null, null, null],
  ])
})

test('prints a location name that looks like a formula as text', () => {
  const [, row] = orderRows([anOrder({ pickupClientLocationName: '=cmd|calc' })], messages.en.column, 'en')
  expect(printCsv([row ?? []])).toContain(",'=cmd|calc,")
})

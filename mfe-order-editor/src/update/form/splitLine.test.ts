import { splitLine } from './splitLine.ts'

test('keeps the first id and drops every barcode when a line is split', () => {
  const line = {
    workOrderLineItemId: 5001,
    barcode: 'SB-5001',
    itemTypeId: 1,
    quantity: 3,
    pickupTimeActual: '11/21/2026 10:05 AM ET',
    pickupTimeOffset: '-05:00',
    dropoffTimeActual: '',
    dropoffTimeOffset: '',
  }
  const single = { ...line, quantity: 1, barcode: '' }
  expect(splitLine(line)).toEqual([
    single,
    { ...single, workOrderLineItemId: null },
    { ...single, workOrderLineItemId: null },
  ])
  expect(splitLine({ ...line, quantity: 1 })).toEqual([{ ...line, quantity: 1 }])
})

import { statusAfterSave } from './orderStatus.ts'

const picked = { pickupTimeActual: '11/21/2026 10:05 ET', dropoffTimeActual: '' }
const dropped = { ...picked, dropoffTimeActual: '11/21/2026 11:20 ET' }
const untouched = { pickupTimeActual: '', dropoffTimeActual: ' ' }

test.each([
  ['nothing recorded yet', { noLoad: false, dropoffPOD: '', items: [untouched] }, 'ROUTED'],
  ['one of two items picked up', { noLoad: false, dropoffPOD: '', items: [picked, untouched] }, 'PICKED_UP'],
  ['all dropped off, nobody signed', { noLoad: false, dropoffPOD: ' ', items: [dropped] }, 'PICKED_UP'],
  ['signed, one item still on board', { noLoad: false, dropoffPOD: 'B. Ward', items: [dropped, picked] }, 'PICKED_UP'],
  ['signed and all dropped off', { noLoad: false, dropoffPOD: 'B. Ward', items: [dropped] }, 'COMPLETED'],
  ['nothing to load at the pickup', { noLoad: true, dropoffPOD: '', items: [untouched] }, 'COMPLETED'],
  ['signed, without any item', { noLoad: false, dropoffPOD: 'B. Ward', items: [] }, 'ROUTED'],
] as const)('%s: %s', (_, proof, status) => {
  expect(statusAfterSave(proof)).toBe(status)
})

import { allowedEvent } from './telemetry.ts'

test.each([
  ['an unknown event', 'patient.viewed', { name: 'Jamie Fields' }, undefined],
  ['a name that Object has', 'constructor', {}, undefined],
  [
    'unknown fields',
    'remote.loaded',
    { remote: 'mfe-order-history', patient: 'Jamie' },
    { remote: 'mfe-order-history' },
  ],
  ['a sentence in a known field', 'remote.failed', { reason: 'order of Jamie Fields' }, {}],
  [
    'numbers and truths',
    'list.loaded',
    { count: 3, ms: 12.5, list: 'available' },
    { list: 'available', count: 3, ms: 12.5 },
  ],
] as const)('%s', (_, event, fields, allowed) => {
  expect(allowedEvent(event, fields)).toEqual(allowed)
})

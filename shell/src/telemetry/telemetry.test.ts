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
    'numbers and versions',
    'remote.loaded',
    { version: '1.0.0-dev.3f', retries: 2 },
    { version: '1.0.0-dev.3f', retries: 2 },
  ],
] as const)('%s', (_, event, fields, allowed) => {
  expect(allowedEvent(event, fields)).toEqual(allowed)
})

import { formatMoment } from '@carrier-portal/shared-ui/time'
import { messages } from './messages.ts'

const NOON = Date.parse('2026-11-27T17:00:00Z')

test.each([
  ['en', 'No connection to the server, or a slow one. The order is shown as it was on Nov 27, 2026, 12:00:00 PM.'],
  [
    'es',
    'Se muestra el pedido como estaba el 27 nov 2026, 12:00:00 p.m., porque no hay conexión con el servidor o la conexión es lenta.',
  ],
] as const)('names the time of a copy in the sentence of %s', (locale, expected) => {
  expect(messages[locale].shownAsOf(formatMoment(NOON, 'America/New_York', locale))).toBe(expected)
})

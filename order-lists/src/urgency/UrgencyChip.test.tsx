import { renderUi } from '@carrier-portal/shared-ui/testing'
import { screen } from '@testing-library/react'
import { formatDuration, formatShortDuration } from './formatDuration.ts'
import { UrgencyChip } from './UrgencyChip.tsx'

test.each([
  [0, '0 min', '0m'],
  [59, '59 min', '59m'],
  [-12, '12 min', '12m'],
  [60, '1h', '1h'],
  [125, '2h 5m', '2h 5m'],
  [599, '9h 59m', '9h 59m'],
  [-894, '14h', '14h'],
  [-1440, '1d', '1d'],
  [3000, '2d', '2d'],
])('formats %d minutes as %s, in table cells as %s', (minutes, text, short) => {
  expect(formatDuration(minutes)).toBe(text)
  expect(formatShortDuration(minutes)).toBe(short)
})

test('names a late stop in Spanish by the words of the quick filter', () => {
  renderUi(<UrgencyChip urgency={{ level: 'late', stop: 'pickup', minutes: -12 }} />, { locale: 'es' })
  expect(screen.getByText('Recogida con retraso: 12 min')).toBeInTheDocument()
})

test.each([
  [{ level: 'late', stop: 'pickup', minutes: -12 }, 'Pickup late by 12 min'],
  [{ level: 'dueSoon', stop: 'dropoff', minutes: 25 }, 'Dropoff due in 25 min'],
  [{ level: 'onTime', stop: 'pickup', minutes: 125 }, 'On time · pickup in 2h 5m'],
  [{ level: 'dueSoon', stop: 'pickup', minutes: 0 }, 'Pickup due now'],
] as const)('shows %j as %j', (urgency, text) => {
  renderUi(<UrgencyChip urgency={urgency} />)
  expect(screen.getByText(text)).toBeInTheDocument()
})

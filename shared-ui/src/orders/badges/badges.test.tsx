import { ORDER_STATUSES } from '@carrier-portal/contract/rules'
import { renderUi } from '@carrier-portal/shared-ui/testing'
import { screen } from '@testing-library/react'
import { StatusBadge } from './StatusBadge.tsx'
import { showSpan } from './showSpan.ts'
import { TempBadges } from './TempBadges.tsx'
import { tempLook } from './tempLook.ts'
import { UrgencyChip } from './UrgencyChip.tsx'

test.each([
  [0, '0 min'],
  [59, '59 min'],
  [-12, '12 min'],
  [60, '1 h'],
  [125, '2 h 5 min'],
  [-1440, '1 d'],
  [3000, '2 d'],
])('%d minutes are %s', (minutes, text) => {
  expect(showSpan(minutes)).toBe(text)
})

test.each([
  ['Ambient', 'neutral'],
  ['Room Temperature', 'neutral'],
  ['Refrigerated', 'cool'],
  ['Frozen', 'frozen'],
  ['Dry Ice', 'frozen'],
  ['DRY_ICE', 'frozen'],
  ['-80 C', 'frozen'],
  ['2-8 C', 'cool'],
  ['constructor', 'neutral'],
])('%s looks %s', (state, tone) => {
  expect(tempLook(state).tone).toBe(tone)
})

test.each([...ORDER_STATUSES])('the status %s has its own word', (status) => {
  renderUi(<StatusBadge status={status} />)
  expect(screen.getByTestId('order-status').textContent).not.toBe(status)
})

test.each([
  ['ON_HOLD', 'ON_HOLD'],
  [null, '—'],
])('the status %s is shown as it came', (status, text) => {
  renderUi(<StatusBadge status={status} />)
  expect(screen.getByTestId('order-status')).toHaveTextContent(text)
})

test.each([
  [{ level: 'late', leg: 'pickup', minutes: -12 }, 'Pickup late by 12 min'],
  [{ level: 'dueSoon', leg: 'dropoff', minutes: 25 }, 'Dropoff due in 25 min'],
  [{ level: 'inGoodTime', leg: 'pickup', minutes: 125 }, 'In good time: pickup in 2 h 5 min'],
] as const)('urgency is said in words', (urgency, text) => {
  renderUi(<UrgencyChip urgency={urgency} />)
  expect(screen.getByText(text)).toBeInTheDocument()
})

test('each temperature stands once, and none is a dash', () => {
  const { show, container } = renderUi(<TempBadges states={['Frozen', 'Frozen', 'Ambient']} />)
  expect(container).toHaveTextContent('FrozenAmbient')
  show(<TempBadges states={[]} />)
  expect(container).toHaveTextContent('—')
})

import { ORDER_STATUSES } from '@carrier-portal/contract/rules'
import { renderUi } from '@carrier-portal/shared-ui/testing'
import { screen } from '@testing-library/react'
import { StatusBadge } from './StatusBadge.tsx'
import { TempBadges } from './TempBadges.tsx'
import { tempLook } from './tempLook.ts'

test.each([
  ['Ambient', 'neutral'],
  ['Room Temperature', 'neutral'],
  ['Refrigerated', 'cool'],
  ['Frozen', 'frozen'],
  ['Dry Ice', 'frozen'],
  ['DRY_ICE', 'frozen'],
  ['-80 C', 'frozen'],
  ['2-8 C', 'cool'],
  ['Refrigerated (Do Not Freeze)', 'cool'],
  ['Do not re-freeze', 'neutral'],
  ["Don't freeze", 'neutral'],
  ['Ambient, protect from freezing', 'neutral'],
  ['Non-frozen', 'neutral'],
  ['Frozen, do not thaw', 'frozen'],
  ['Frozen - do not refreeze', 'frozen'],
  ['constructor', 'neutral'],
])('gives %s the look %s', (state, tone) => {
  expect(tempLook(state).tone).toBe(tone)
})

test.each([...ORDER_STATUSES])('shows the status %s as text instead of its code', (status) => {
  renderUi(<StatusBadge status={status} />)
  expect(screen.getByTestId('order-status').textContent).not.toBe(status)
})

test.each([
  ['ON_HOLD', 'ON_HOLD'],
  [null, '—'],
])('shows the status %s as %s', (status, text) => {
  renderUi(<StatusBadge status={status} />)
  expect(screen.getByTestId('order-status')).toHaveTextContent(text)
})

test('shows each temperature once, and a dash for none', () => {
  const { show, container } = renderUi(<TempBadges states={['Frozen', 'Frozen', 'Ambient']} />)
  expect(container).toHaveTextContent('FrozenAmbient')
  show(<TempBadges states={[]} />)
  expect(container).toHaveTextContent('—')
})

import { anOrder } from '@carrier-portal/contract/testing'
import { Button } from '@carrier-portal/shared-ui/kit'
import { expectNoAxeViolations, isLeftToBrowser, renderUi } from '@carrier-portal/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import type { ListedOrder } from './listedOrder.ts'
import { OrderCard } from './OrderCard.tsx'

const actionsOf = () => <Button variant="contained">Accept</Button>

function card(parts: Partial<ListedOrder> = {}) {
  return (
    <OrderCard
      order={anOrder()}
      now={0}
      href="/order/WO-100001"
      onOpen={jest.fn()}
      onToggle={jest.fn()}
      actionsOf={actionsOf}
      {...parts}
    />
  )
}

/** The description of a term, also one for screen readers only. */
function textBeside(term: string): string {
  const found = screen.getAllByRole('term').find((one) => one.textContent === term)
  return found?.nextElementSibling?.textContent ?? 'no such term'
}

test.each([
  ['Pickup', 'Mercy Lab'],
  ['Dropoff', 'County Hospital'],
  ['Pickup Earliest', '11/21/2026 10:00 AM ET'],
  ['Pickup Latest', '11/21/2026 10:30 AM ET'],
  ['Dropoff Earliest', '11/21/2026 11:00 AM ET'],
  ['Dropoff Latest', '11/21/2026 12:00 PM ET'],
  ['Trip Class', 'STAT'],
  ['Vehicle', 'Car'],
  ['Miles', '12.4'],
  ['Temp State', 'Ambient'],
  ['Minutes to Complete', '90'],
])('shows %s: %s', (term, value) => {
  renderUi(card())
  expect(textBeside(term)).toBe(value)
})

test('is an article named by the order number, with status, windows and actions', async () => {
  const { container } = renderUi(card({ isNew: true, now: Date.parse('2026-11-21T15:35:00Z') }))
  const article = within(screen.getByRole('article', { name: 'Order WO-100001' }))
  expect(article.getByTestId('order-status')).toHaveTextContent('Routed')
  expect(article.getByText('10:00–10:30 AM ET')).toBeInTheDocument()
  expect(article.getAllByText('11/21/2026')[0]).toBeInTheDocument()
  expect(article.getByText('Pickup late by 5 min')).toBeInTheDocument()
  expect(article.getByText('New')).toBeInTheDocument()
  expect(article.getByRole('button', { name: 'Accept' })).toBeInTheDocument()
  await expectNoAxeViolations(container)
})

test('renders again for another time, and not for the same props', () => {
  const order = anOrder()
  const renderActions = jest.fn(actionsOf)
  const functions = { href: '/order/WO-100001', onOpen: jest.fn(), onToggle: jest.fn(), actionsOf: renderActions }
  const { show } = renderUi(<OrderCard order={order} now={0} {...functions} />)
  const before = renderActions.mock.calls.length
  show(<OrderCard order={order} now={0} {...functions} />)
  expect(renderActions).toHaveBeenCalledTimes(before)
  show(<OrderCard order={order} now={60_000} {...functions} />)
  expect(renderActions.mock.calls.length).toBeGreaterThan(before)
})

test('opens the order by its number', async () => {
  const onOpen = jest.fn()
  const { user } = renderUi(card({ onOpen }))
  await user.click(screen.getByRole('link', { name: 'WO-100001' }))
  expect(onOpen).toHaveBeenCalledWith('WO-100001')
})

test('leaves a click on the number that opens another tab to the browser', () => {
  const onOpen = jest.fn()
  renderUi(card({ onOpen }))
  const number = screen.getByRole('link', { name: 'WO-100001' })
  expect(number).toHaveAttribute('href', '/order/WO-100001')
  expect(isLeftToBrowser(number, { ctrlKey: true })).toBe(true)
  expect(onOpen).not.toHaveBeenCalled()
})

test('shows every missing value as a dash', () => {
  const nothing = {
    status: null,
    pickupClientLocationName: null,
    dropoffClientLocationName: null,
    pickupEarliestDateTime: null,
    pickupLatestDateTime: null,
    dropoffEarliestDateTime: null,
    dropoffLatestDateTime: null,
    tripClassifier: null,
    vehicleType: null,
    mileage: null,
    tempStates: [],
    timeToComplete: null,
  }
  renderUi(card({ order: anOrder(nothing) }))
  const article = screen.getByRole('article')
  for (const term of ['Pickup', 'Pickup Earliest', 'Dropoff Latest', 'Miles', 'Temp State', 'Vehicle'])
    expect(textBeside(term)).toBe('—')
  expect(article.textContent).not.toMatch(/null|undefined|NaN|Invalid Date|\[object/)
})

test('shows hostile markup as text', () => {
  const name = '<img src=x onerror="window.__xss=1">\u202Egnp'
  renderUi(card({ order: anOrder({ pickupClientLocationName: name, pickupEarliestDateTime: 'soon' }) }))
  expect(textBeside('Pickup')).toBe(name)
  expect(textBeside('Pickup Earliest')).toBe('soon')
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})

test('shows its texts in Spanish for the locale es', () => {
  renderUi(card(), { locale: 'es' })
  expect(screen.getByRole('article', { name: 'Pedido WO-100001' })).toHaveTextContent('Asignado')
})

test.each([
  ['waiting', 'Waiting to send'],
  ['stopped', 'Not sent'],
] as const)('marks an order with a save that is %s: %s', (unsent, label) => {
  renderUi(card({ unsent }))
  expect(screen.getByTestId('order-unsent')).toHaveTextContent(label)
})

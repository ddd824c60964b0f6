import { expectNoAxeViolations, renderUi } from '@carrier-portal/shared-ui/testing'
import { act, screen, within } from '@testing-library/react'
import { color } from '../theme/index.ts'
import { EmptyState } from './EmptyState.tsx'
import { ErrorAlert } from './ErrorAlert.tsx'
import { InlineLoading, Loading } from './Loading.tsx'
import { NoticeRegion } from './NoticeRegion.tsx'
import { ExternalText } from './Text.tsx'

test('shows a loading text with the role status', async () => {
  const { container } = renderUi(<Loading />)
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading…$/)
  await expectNoAxeViolations(container)
})

test.each([Loading, InlineLoading])('announces a wait after a second, in the status that was there before', (Wait) => {
  jest.useFakeTimers()
  renderUi(<Wait />)
  const text = within(screen.getByRole('status')).getByText('Loading…')
  expect(text).toHaveAttribute('aria-hidden', 'true')
  act(() => jest.advanceTimersByTime(1_000))
  expect(text).toHaveAttribute('aria-hidden', 'false')
  jest.useRealTimers()
})

test.each([
  ['en', 'Loading…', 'Still loading…'],
  ['es', 'Cargando…', 'Sigue cargando…'],
] as const)('shows another text after five seconds in %s', (locale, first, after) => {
  jest.useFakeTimers()
  renderUi(<Loading />, { locale })
  act(() => jest.advanceTimersByTime(4_999))
  expect(screen.getByRole('status')).toHaveTextContent(first)
  act(() => jest.advanceTimersByTime(1))
  expect(screen.getByRole('status')).toHaveTextContent(after)
  jest.useRealTimers()
})

test('shows the message as an alert, with a dismiss button only where it can be dismissed', async () => {
  const onDismiss = jest.fn()
  const { user, show } = renderUi(<ErrorAlert onDismiss={onDismiss}>It failed.</ErrorAlert>)
  expect(screen.getByRole('alert')).toHaveTextContent(/^It failed.$/)
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(onDismiss).toHaveBeenCalled()
  show(<ErrorAlert>It failed.</ErrorAlert>)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('shows a notice of an opening form after its region is painted, so that screen readers announce it', () => {
  jest.useFakeTimers()
  renderUi(
    <NoticeRegion>
      <button type="button">Restore</button>
    </NoticeRegion>,
  )
  jest.advanceTimersToNextFrame()
  // The callbacks of this frame have run, and it is painted with the empty region, which has the room of its notice.
  expect(screen.getByRole('status')).toBeVisible()
  expect(screen.getByText('Restore')).toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  jest.advanceTimersToNextFrame()
  expect(screen.getByRole('status')).toContainElement(screen.getByRole('button', { name: 'Restore' }))
  jest.useRealTimers()
})

test('shows an error in the color of danger', () => {
  renderUi(<ErrorAlert>It failed.</ErrorAlert>)
  expect(getComputedStyle(screen.getByRole('alert')).color).toBe(color.danger)
})

test('shows why a list is empty and what to do', async () => {
  const { container } = renderUi(<EmptyState title="No orders" hint="Try another day." />)
  expect(container).toHaveTextContent('No ordersTry another day.')
  await expectNoAxeViolations(container)
})

test.each([
  [null, '—'],
  ['', '—'],
  [0, '0'],
  ['<b>', '<b>'],
])('shows the external text %j as %s', (given, shown) => {
  const { container } = renderUi(<ExternalText>{given}</ExternalText>)
  expect(container).toHaveTextContent(shown)
})

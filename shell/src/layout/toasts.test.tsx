/** @jest-environment-options {"url": "https://portal.example/", "allStyles": true} */
import type { Notice } from '@carrier-portal/contract'
import { deferred } from '@carrier-portal/shared-ui/late'
import { renderUi } from '@carrier-portal/shared-ui/testing'
import { color } from '@carrier-portal/shared-ui/theme'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PortalProvider } from '../portal/PortalProvider.tsx'
import { createTestPortal, resetBrowser } from '../testing/renderPage.tsx'
import { LateToasts } from './LateToasts.tsx'
import { Toast } from './Toast.tsx'
import { Toasts } from './Toasts.tsx'

beforeAll(() => createTestPortal('http://127.0.0.1:9').parts.toasts.load())
beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  Reflect.deleteProperty(window, 'matchMedia')
  act(() => jest.runOnlyPendingTimers())
  jest.useRealTimers()
  resetBrowser()
})

/** Renders the toast area; `notify` emits a notice, `pass` lets time pass. */
function renderToasts(portal = createTestPortal('http://127.0.0.1:9')) {
  render(
    <PortalProvider portal={portal}>
      <LateToasts />
    </PortalProvider>,
  )
  const notify = (text: string, tone: Notice['tone'] = 'success') =>
    act(() => portal.notices.emit({ tone, text, afterMs: 300 }))
  /** In small steps, because a render after one timer may set the next. */
  const pass = (ms: number) => {
    for (let passed = 0; passed < ms; passed += 100) act(() => jest.advanceTimersByTime(Math.min(100, ms - passed)))
  }
  return { portal, notify, pass }
}

test('shows a toast 300 ms after its notice and removes it 5 s later', async () => {
  const { notify, pass } = renderToasts()
  notify('WO-1 Accepted!')
  pass(299)
  expect(screen.queryByText('WO-1 Accepted!')).not.toBeInTheDocument()
  pass(1)
  expect(screen.getByRole('status')).toHaveTextContent('WO-1 Accepted!')
  pass(4_900)
  expect(screen.getByText('WO-1 Accepted!')).toBeInTheDocument()
  // The time-out of 5,000 ms and the fading that follows it.
  pass(800)
  expect(screen.queryByText('WO-1 Accepted!')).not.toBeInTheDocument()
})

test.each([
  ['success', 'status', color.success],
  ['neutral', 'status', color.muted],
  ['warning', 'alert', color.warning],
  ['error', 'alert', color.danger],
] as const)('shows a toast of the tone %s with the role %s and an icon in %s', (tone, role, tint) => {
  const { notify, pass } = renderToasts()
  notify('WO-1', tone)
  pass(400)
  const icon = screen.getByRole(role).querySelector('svg')
  expect(icon && getComputedStyle(icon).color).toBe(tint)
})

test('shows the text of a toast after its region is painted, so that screen readers announce it', () => {
  renderUi(<Toast message={<strong>WO-1 Accepted!</strong>} variant="success" />)
  const toFrame = () => act(() => jest.advanceTimersToNextFrame())
  toFrame()
  // The callbacks of this frame have run, and it is painted with the empty region.
  expect(screen.getByRole('status')).toBeVisible()
  expect(screen.queryByRole('strong')).not.toBeInTheDocument()
  toFrame()
  expect(screen.getByRole('status')).toContainElement(screen.getByRole('strong'))
})

test('shows at most three toasts at once and queues the others, also when random numbers are equal', () => {
  const random = jest.spyOn(Math, 'random').mockReturnValue(0.5)
  const { notify, pass } = renderToasts()
  for (const number of [1, 2, 3, 4, 5]) notify(`WO-${number} Declined`)
  pass(400)
  const shown = () => screen.queryAllByRole('status').map((toast) => toast.textContent)
  expect(shown()).toEqual(['WO-1 Declined', 'WO-2 Declined', 'WO-3 Declined'])
  pass(4_500)
  expect(shown()).toHaveLength(3)
  pass(1_500)
  expect(shown()).toEqual(['WO-4 Declined', 'WO-5 Declined'])
  pass(7_000)
  expect(shown()).toEqual([])
  random.mockRestore()
})

test('shows the confirmations of a phone for two seconds each while others wait, and an error for its full time', () => {
  Object.assign(window, { matchMedia: () => ({ matches: false }) })
  const { notify, pass } = renderToasts()
  const shown = () =>
    [...screen.queryAllByRole('status'), ...screen.queryAllByRole('alert')].map((toast) => toast.textContent)
  for (const number of [1, 2, 3]) notify(`WO-${number} Accepted!`)
  notify('WO-4 was not sent', 'warning')
  notify('WO-5 Accepted!')
  pass(2_200)
  expect(shown()).toEqual(['WO-1 Accepted!'])
  pass(1_000)
  expect(shown()).toEqual(['WO-2 Accepted!'])
  pass(2_600)
  expect(shown()).toEqual(['WO-3 Accepted!'])
  pass(2_600)
  expect(shown()).toEqual(['WO-4 was not sent'])
  pass(4_000)
  expect(shown()).toEqual(['WO-4 was not sent'])
  pass(2_000)
  expect(shown()).toEqual(['WO-5 Accepted!'])
  pass(4_000)
  expect(shown()).toEqual(['WO-5 Accepted!'])
})

test('ends the confirmation of a phone after two seconds where a dialog is open, and at once where one opens later', () => {
  Object.assign(window, { matchMedia: () => ({ matches: false }) })
  const { notify, pass } = renderToasts()
  const title = () => screen.getByRole('heading').focus()
  const openDialog = () =>
    render(
      <div role="dialog" aria-modal="true" aria-label="WO-2">
        <h2 tabIndex={-1}>WO-2</h2>
      </div>,
    )
  const { unmount } = openDialog()
  notify('WO-1 Accepted!')
  pass(2_200)
  act(title)
  expect(screen.getByText('WO-1 Accepted!')).toBeInTheDocument()
  pass(1_000)
  expect(screen.queryByText('WO-1 Accepted!')).not.toBeInTheDocument()
  unmount()
  notify('WO-1 Accepted!')
  pass(3_200)
  expect(screen.getByText('WO-1 Accepted!')).toBeInTheDocument()
  openDialog()
  act(title)
  pass(1_000)
  expect(screen.queryByText('WO-1 Accepted!')).not.toBeInTheDocument()
  notify('WO-3 was not sent', 'warning')
  pass(3_200)
  expect(screen.getByText('WO-3 was not sent')).toBeInTheDocument()
})

test('replaces a toast by an equal notice, and queues equal notices once', () => {
  const { notify, pass } = renderToasts()
  const shown = () => screen.queryAllByRole('status').map((toast) => toast.textContent)
  notify('Saved on this device')
  pass(4_000)
  notify('Saved on this device')
  pass(1_000)
  expect(shown()).toEqual(['Saved on this device'])
  // The time of the second one.
  pass(3_500)
  expect(shown()).toEqual(['Saved on this device'])
  for (const text of ['WO-1 Declined', 'WO-2 Declined', 'WO-3 Declined', 'WO-3 Declined']) notify(text)
  pass(4_000)
  expect(shown()).toEqual(['WO-1 Declined', 'WO-2 Declined', 'WO-3 Declined'])
  pass(4_000)
  expect(shown()).toEqual([])
})

test('keeps a toast while it is hovered', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  const { notify, pass } = renderToasts()
  notify('WO-1 Accepted!')
  pass(400)
  await user.hover(screen.getByText('WO-1 Accepted!'))
  pass(20_000)
  expect(screen.getByText('WO-1 Accepted!')).toBeInTheDocument()
})

test('shows an error as an alert and removes all toasts at logout', async () => {
  const { portal, notify, pass } = renderToasts()
  portal.sessionStore.signIn('a.b.c', 'dana')
  notify('Something failed', 'error')
  pass(400)
  expect(screen.getByRole('alert')).toHaveTextContent('Something failed')
  notify('WO-1 Accepted!')
  act(() => portal.sessionStore.end('logout'))
  pass(2_000)
  await waitFor(() => expect(screen.queryByText('Something failed')).not.toBeInTheDocument())
  expect(screen.queryByText('WO-1 Accepted!')).not.toBeInTheDocument()
})

test('shows a notice that was emitted before the toast area was loaded', async () => {
  const portal = createTestPortal('http://127.0.0.1:9')
  const toasts = deferred(async () => Toasts)
  const { notify, pass } = renderToasts({ ...portal, parts: { ...portal.parts, toasts } })
  notify('WO-1 Accepted!')
  await act(() => toasts.load())
  pass(400)
  expect(screen.getByRole('status')).toHaveTextContent('WO-1 Accepted!')
})

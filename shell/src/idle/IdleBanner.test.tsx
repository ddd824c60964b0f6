/** @jest-environment-options {"url": "https://portal.example/"} */
import { UiProvider } from '@carrier-portal/shared-ui/feedback'
import { act, render, screen } from '@testing-library/react'
import { signedInServicesOf } from '../bootstrap/createSignedInServices.ts'
import { writeSession } from '../session/sessionCookies.ts'
import { createTestPortal, resetBrowser } from '../testing/renderPage.tsx'
import { IdleBanner } from './IdleBanner.tsx'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  resetBrowser()
})

function renderBanner() {
  writeSession(document, 'h.e.s', 'dana', 86_400)
  const portal = createTestPortal('http://127.0.0.1:9')
  const { idle } = signedInServicesOf(portal)
  render(
    <UiProvider scope="embedded">
      <IdleBanner idle={idle} />
    </UiProvider>,
  )
  return { portal, idle }
}

const wait = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000))

test('counts the last five minutes down each second and announces each minute', () => {
  const { idle } = renderBanner()
  const region = document.querySelector('[aria-live="polite"]')
  expect(region).toBeEmptyDOMElement()
  wait(599)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  wait(1)
  const banner = screen.getByRole('alert')
  expect(banner).toHaveTextContent(
    'Due to inactivity you will be logged out in 05:00. Click anywhere to remain logged in.',
  )
  expect(banner).toHaveAttribute('aria-live', 'off')
  wait(61)
  expect(banner).toHaveTextContent('03:59')
  expect(screen.getByText('Logging out in 4 minutes unless you stay signed in.')).toBe(region)
  act(() => screen.getByRole('button', { name: 'Stay signed in' }).click())
  expect(region).toBeEmptyDOMElement()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  idle.stop()
})

test('logs the user out after fifteen minutes and keeps the draft', () => {
  const { portal } = renderBanner()
  const visited: string[] = []
  portal.nav.connectRouter((to) => visited.push(to))
  portal.drafts.keep('update:WO-1', 'typed')
  wait(901)
  expect(portal.sessionStore.store.get()).toEqual({ state: 'out', reason: 'idle' })
  expect(visited).toEqual(['/login'])
  expect(document.cookie).not.toContain('access_token')
  expect(portal.drafts.find('update:WO-1')?.value).toBe('typed')
})

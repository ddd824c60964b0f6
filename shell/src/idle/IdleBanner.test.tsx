/** @jest-environment-options {"url": "https://portal.example/"} */
import { UiProvider } from '@carrier-portal/shared-ui/feedback'
import { act, render, screen } from '@testing-library/react'
import { PortalProvider } from '../bootstrap/PortalProvider.tsx'
import { signedInOf } from '../bootstrap/signedInServices.ts'
import { writeSession } from '../session/sessionCookies.ts'
import { aPortal, forgetEverything } from '../testing/aPage.tsx'
import { IdleBanner } from './IdleBanner.tsx'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  forgetEverything()
})

function drawBanner() {
  writeSession(document, 'h.e.s', 'dana', 86_400)
  const portal = aPortal('http://127.0.0.1:9')
  render(
    <PortalProvider portal={portal}>
      <UiProvider scope="embedded">
        <IdleBanner />
      </UiProvider>
    </PortalProvider>,
  )
  return portal
}

const wait = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000))

test('the banner counts the last five minutes down, for the eye each second, aloud each minute', () => {
  const portal = drawBanner()
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
  expect(screen.getByText('Logging out in 4 minutes unless you stay signed in.')).toHaveAttribute('aria-live', 'polite')
  act(() => screen.getByRole('button', { name: 'Stay signed in' }).click())
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  signedInOf(portal).idle.stop()
})

test('after fifteen minutes the person is logged out, and what they typed is kept for them', () => {
  const portal = drawBanner()
  const visited: string[] = []
  portal.nav.connect((to) => visited.push(to))
  portal.drafts.keep('update:WO-1', 'typed')
  wait(901)
  expect(portal.keeper.store.get()).toEqual({ state: 'out', because: 'idle' })
  expect(visited).toEqual(['/login'])
  expect(document.cookie).not.toContain('access_token')
  expect(portal.drafts.find('update:WO-1')?.value).toBe('typed')
})

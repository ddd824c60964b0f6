/** @jest-environment-options {"url": "https://portal.example/"} */
import { UiProvider } from '@carrier-portal/shared-ui/feedback'
import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { signedInServicesOf } from '../bootstrap/createSignedInServices.ts'
import { Notices } from '../layout/Notices.tsx'
import { PortalProvider } from '../portal/PortalProvider.tsx'
import { writeSession } from '../session/sessionCookies.ts'
import { createTestPortal, resetBrowser } from '../testing/renderPage.tsx'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  resetBrowser()
})

async function renderNotices() {
  writeSession(document, 'h.e.s', 'dana', 86_400)
  const portal = createTestPortal('http://127.0.0.1:9')
  await portal.parts.signedIn.load()
  const { idle } = signedInServicesOf(portal)
  render(
    <UiProvider scope="embedded">
      <PortalProvider portal={portal}>
        <MemoryRouter>
          <Notices />
        </MemoryRouter>
      </PortalProvider>
    </UiProvider>,
  )
  return { portal, idle }
}

const wait = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000))

test('counts the last five minutes down each second and announces each minute', async () => {
  const { idle } = await renderNotices()
  const region = document.querySelector('[aria-live="polite"]')
  expect(region).toBeEmptyDOMElement()
  await wait(599)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await wait(1)
  const banner = screen.getByRole('alert')
  expect(banner).toHaveTextContent(
    'Due to inactivity you will be logged out in 05:00. Click anywhere to remain logged in.',
  )
  expect(banner).toHaveAttribute('aria-live', 'off')
  await wait(61)
  expect(banner).toHaveTextContent('03:59')
  expect(screen.getByText('Logging out in 4 minutes unless you stay signed in.')).toBe(region)
  act(() => screen.getByRole('button', { name: 'Stay signed in' }).click())
  expect(region).toBeEmptyDOMElement()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  idle.stop()
})

test('logs the user out after fifteen minutes and keeps the draft', async () => {
  const { portal } = await renderNotices()
  const visited: string[] = []
  portal.nav.connectRouter((to) => visited.push(to))
  act(() => portal.drafts.keep('update:WO-1', 'typed'))
  await wait(901)
  expect(portal.sessionStore.store.get()).toEqual({ state: 'out', reason: 'idle' })
  expect(visited).toEqual(['/login'])
  expect(document.cookie).not.toContain('access_token')
  expect(portal.drafts.find('update:WO-1')?.value).toBe('typed')
})

test('shows no warning behind the sign-in dialog, where the user is logged out after fifteen minutes too', async () => {
  const { portal } = await renderNotices()
  portal.nav.connectRouter(() => undefined)
  await wait(601)
  expect(screen.getByRole('alert')).toBeInTheDocument()
  act(() => portal.sessionStore.expire(portal.sessionStore.token()))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await wait(300)
  expect(portal.sessionStore.store.get()).toEqual({ state: 'out', reason: 'idle' })
})

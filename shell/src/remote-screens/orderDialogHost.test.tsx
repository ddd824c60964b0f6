/** @jest-environment-options {"url": "https://portal.example/"} */

import { renderUi } from '@carrier-portal/shared-ui/testing'
import { act, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { PortalProvider } from '../portal/PortalProvider.tsx'
import { loadedServices } from '../portal/portal.ts'
import { createTestPortal, resetBrowser } from '../testing/renderPage.tsx'
import { OrderDialogHost } from './OrderDialogHost.tsx'

afterEach(() => {
  jest.useRealTimers()
  resetBrowser()
})

test('loads with the registry when an order is opened before it, and offers "Try again" once it has failed', async () => {
  jest.useFakeTimers()
  jest.spyOn(window, 'fetch').mockImplementation(async () => new Response('', { status: 503 }))
  const portal = createTestPortal('')
  await portal.parts.signedIn.load()
  const services = loadedServices(portal)
  renderUi(
    <MemoryRouter>
      <PortalProvider portal={portal}>
        <OrderDialogHost />
      </PortalProvider>
    </MemoryRouter>,
  )
  act(() => void services?.orders.open({ view: 'update', workOrderNumber: 'WO-1' }))
  const dialog = within(screen.getByRole('dialog', { name: /WO-1/ }))
  expect(dialog.getByRole('status')).toHaveTextContent('Loading')
  expect(dialog.queryByText('Order details are not available at the moment.')).not.toBeInTheDocument()
  void services?.source.load()
  await act(() => jest.advanceTimersByTimeAsync(2_000))
  expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible()
})

/** @jest-environment-options {"url": "https://portal.example/"} */

import { ApiError } from '@carrier-portal/contract'
import { setUpUser } from '@carrier-portal/shared-ui/testing'
import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { PortalProvider } from '../portal/PortalProvider.tsx'
import { createTestPortal, resetBrowser } from '../testing/renderPage.tsx'
import { LicenceScreen } from './LicenceScreen.tsx'

afterEach(resetBrowser)

const refused = (call: string) => Promise.reject(new ApiError('refused', call, 500))

/** Renders the licence screen with a document that fails to load; `acknowledge` settles the acceptance. */
function renderLicence(acknowledge: () => Promise<string>) {
  const portal = createTestPortal('http://127.0.0.1:9')
  const dates: Date[] = []
  const loads: string[] = []
  const accept = async (at: Date) => {
    dates.push(at)
    await acknowledge()
  }
  const changed = {
    ...portal,
    api: {
      ...portal.api,
      eulaDocument: () => {
        loads.push('eulaDocument')
        return refused('eulaDocument')
      },
    },
    licence: { ...portal.licence, accept },
  }
  render(
    <PortalProvider portal={changed}>
      <LicenceScreen />
    </PortalProvider>,
  )
  return { user: setUpUser(), dates, loads }
}

test('enables Continue after the checkbox is checked, shows Loading while sending, and enables it again after a failure', async () => {
  let refuse = () => {}
  const { user, dates } = renderLicence(
    () =>
      new Promise((_, reject) => {
        refuse = () => reject(new ApiError('refused', 'acknowledgeEula', 500))
      }),
  )
  const proceed = screen.getByRole('button', { name: 'Continue' })
  expect(proceed).toBeDisabled()
  await user.click(screen.getByRole('checkbox', { name: 'I accept the terms in the License Agreement' }))
  await user.click(proceed)
  expect(screen.getByRole('button', { name: 'Loading' })).toHaveAttribute('aria-busy', 'true')
  expect(dates).toHaveLength(1)
  refuse()
  expect(
    await screen.findByText('There was a problem accepting the license agreement. Please try again'),
  ).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled()
})

test('reports a document that cannot be loaded, with Try again, and opens no context menu on it', async () => {
  const { user, loads } = renderLicence(async () => '')
  expect(await screen.findByText('There was a problem loading the document')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('There was a problem loading the document')).toBeInTheDocument()
  expect(loads).toHaveLength(2)
  const region = screen.getByRole('region', { name: 'License agreement document' })
  const menu = createEvent.contextMenu(region)
  fireEvent(region, menu)
  expect(menu.defaultPrevented).toBe(true)
})

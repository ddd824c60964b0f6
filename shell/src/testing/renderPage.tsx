import { readConfiguration } from '@carrier-portal/contract/configuration'
import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { App } from '../bootstrap/App.tsx'
import { createPortal } from '../bootstrap/createPortal.ts'
import type { Portal } from '../portal/portal.ts'
import { removeSession } from '../session/sessionCookies.ts'

/** A portal in the test's window that calls the backend at an address, with further keys of the configuration. */
export function createTestPortal(apiBaseUrl: string, keys: object = {}): Portal {
  // No time limit that a busy machine could reach.
  const limits = { requestTimeoutSeconds: 120 }
  const reading = readConfiguration({ apiBaseUrl, registryUrl: `${apiBaseUrl}/registry.json`, ...limits, ...keys })
  if (reading.state === 'refused') throw new Error(reading.problems.join())
  return createPortal(reading.configuration, window)
}

/** Renders the whole page at an address, as the bootstrap does. */
export function renderPage(portal: Portal, address: string) {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  return render(
    <App
      portal={portal}
      router={(children) => (
        <MemoryRouter initialEntries={[address]} useTransitions={false}>
          {children}
        </MemoryRouter>
      )}
    />,
  )
}

/** Removes cookies and storage between tests. */
export function resetBrowser(): void {
  removeSession(document, 'cookieMissing')
  localStorage.clear()
  sessionStorage.clear()
}

import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { App } from '../bootstrap/App.tsx'
import { createPortal, type Portal } from '../bootstrap/portal.ts'
import { readConfiguration } from '../config/configuration.ts'
import { removeSession } from '../session/sessionCookies.ts'

/** A portal in the test's own window, against a backend at an address. */
export function aPortal(apiBaseUrl: string): Portal {
  const reading = readConfiguration({ apiBaseUrl, registryUrl: `${apiBaseUrl}/registry.json` })
  if (reading.state === 'refused') throw new Error(reading.problems.join())
  return createPortal(reading.configuration, window)
}

/** Draws the whole page at an address, as the bootstrap does. */
export function drawPage(portal: Portal, address: string) {
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

/** Leaves the window as another test finds it. */
export function forgetEverything(): void {
  removeSession(document)
  localStorage.clear()
  sessionStorage.clear()
}

/** @jest-environment-options {"url": "https://portal.example/"} */

import { webcrypto } from 'node:crypto'
import 'fake-indexeddb/auto'
import { renderUi } from '@carrier-portal/shared-ui/testing'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { inVault } from '../drafts/draftPersistence.ts'
import { createDraftStore } from '../drafts/draftStore.ts'
import { unlockDrafts } from '../drafts/unlockDrafts.ts'
import { createVault } from '../drafts/vault.ts'
import { PortalProvider } from '../portal/PortalProvider.tsx'
import { createTestPortal, resetBrowser } from '../testing/renderPage.tsx'
import { EarlierDrafts } from './EarlierDrafts.tsx'

beforeAll(() => Object.defineProperty(globalThis, 'crypto', { value: webcrypto }))
afterEach(resetBrowser)

/** A page of the browser: each opens the same storage. */
function openPage() {
  const vault = createVault()
  const drafts = createDraftStore(
    Date.now,
    inVault(vault, async () => undefined),
  )
  return { ...createTestPortal('http://127.0.0.1:9', { drafts: 'memory' }), vault, drafts }
}

test('names after a sign-in the orders with drafts of an earlier page until they are dropped or dismissed, and none that is typed later', async () => {
  const before = openPage()
  await unlockDrafts(before, 'dana', 'secret')
  for (const name of ['update:WO-1', 'accept:WO-2', 'earlier-charge:WO-3', 'update:WO-5'])
    before.drafts.keep(name, 'typed')
  await before.drafts.written()

  const portal = openPage()
  await portal.parts.signedIn.load()
  renderUi(
    <PortalProvider portal={portal}>
      <MemoryRouter initialEntries={['/accepted-orders']}>
        <EarlierDrafts />
        <main id="main" tabIndex={-1} />
        <Routes>
          <Route path="/available-orders" element="The offered orders" />
          <Route path="*" />
        </Routes>
      </MemoryRouter>
    </PortalProvider>,
  )
  const region = screen.getByRole('status')
  expect(region).toBeEmptyDOMElement()
  await act(() => unlockDrafts(portal, 'dana', 'secret'))
  expect(await within(region).findByText('You have unsaved work from earlier:')).toBeVisible()
  expect(within(region).getByRole('button', { name: 'Open WO-1' })).toBeVisible()
  expect(within(region).getByRole('button', { name: 'Open WO-3' })).toBeVisible()
  expect(region).not.toHaveTextContent('WO-5')
  await userEvent.click(within(region).getByRole('button', { name: 'and 1 more' }))
  expect(region).toHaveTextContent('WO-5')
  await userEvent.click(within(region).getByRole('button', { name: 'Show fewer' }))
  expect(region).not.toHaveTextContent('WO-5')

  act(() => {
    portal.drafts.keep('update:WO-4', 'typed')
    portal.drafts.drop('update:WO-1')
  })
  await userEvent.click(within(region).getByRole('link', { name: 'WO-2 in Available Orders' }))
  expect(screen.getByText('The offered orders')).toBeVisible()
  expect(within(region).getByText('WO-2 in Available Orders')).toBeVisible()
  expect(within(region).queryByRole('link')).not.toBeInTheDocument()
  expect(region).toHaveTextContent('WO-5')
  expect(region).not.toHaveTextContent(/WO-[14]/)
  await userEvent.click(within(region).getByRole('button', { name: 'Dismiss' }))
  expect(region).toBeEmptyDOMElement()
  expect(screen.getByRole('main')).toHaveFocus()
})

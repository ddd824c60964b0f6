/** @jest-environment-options {"url": "https://portal.example/"} */

import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { writeSession } from '../session/sessionCookies.ts'
import { createTestPortal, renderPage, resetBrowser } from '../testing/renderPage.tsx'

afterEach(resetBrowser)

test('asks nothing at "Log Out" when the session ends before the drafts are read', async () => {
  writeSession(document, 'a.b.c', 'dana', 60)
  localStorage.setItem('carriers', '[]')
  const portal = createTestPortal('http://127.0.0.1:9')
  let endReading = (_: readonly string[]) => {}
  const namesOfAllTabs = () => new Promise<readonly string[]>((end) => (endReading = end))
  renderPage({ ...portal, drafts: { ...portal.drafts, namesOfAllTabs } }, '/accepted-orders')
  await userEvent.click(await screen.findByRole('button', { name: 'Menu' }))
  await userEvent.click(screen.getByRole('button', { name: 'Log Out' }))
  act(() => portal.sessionStore.end('logout'))
  await act(async () => endReading(['update:WO-1']))
  expect(portal.unsavedAtLogOut.get()).toBeUndefined()
})

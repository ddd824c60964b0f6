/** @jest-environment-options {"url": "https://portal.example/"} */

import { isLeftToBrowser } from '@carrier-portal/shared-ui/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { loadedServices } from '../portal/portal.ts'
import { writeSession } from '../session/sessionCookies.ts'
import { createTestPortal, renderPage, resetBrowser } from '../testing/renderPage.tsx'

afterEach(resetBrowser)

test('closes the menu on Escape in one of its links, and returns the focus to its button', async () => {
  writeSession(document, 'a.b.c', 'dana', 60)
  localStorage.setItem('carriers', '[]')
  renderPage(createTestPortal('http://127.0.0.1:9'), '/accepted-orders')
  const menu = await screen.findByRole('button', { name: 'Menu' })
  fireEvent.click(menu)
  expect(menu).toHaveAttribute('aria-expanded', 'true')
  screen.getByRole('link', { name: 'Order History' }).focus()
  fireEvent.keyDown(screen.getByRole('link', { name: 'Order History' }), { key: 'Escape' })
  expect(menu).toHaveAttribute('aria-expanded', 'false')
  expect(menu).toHaveFocus()
})

test('keeps the menu closed on the return to the screen from which the footer was used', async () => {
  writeSession(document, 'a.b.c', 'dana', 60)
  localStorage.setItem('carriers', '[]')
  const portal = createTestPortal('http://127.0.0.1:9')
  renderPage(portal, '/accepted-orders')
  const menu = await screen.findByRole('button', { name: 'Menu' })
  fireEvent.click(menu)
  expect(menu).toHaveAttribute('aria-expanded', 'true')
  fireEvent.click(screen.getByRole('link', { name: 'EULA' }))
  expect(menu).toHaveAttribute('aria-expanded', 'false')
  act(() => portal.nav.go('/accepted-orders'))
  expect(menu).toHaveAttribute('aria-expanded', 'false')
})

test('loads the screen of a link that is pointed at, and does not open it, which would load a failed one again', async () => {
  writeSession(document, 'a.b.c', 'dana', 60)
  localStorage.setItem('carriers', '[]')
  const portal = createTestPortal('http://127.0.0.1:9')
  await portal.parts.signedIn.load()
  const loader = loadedServices(portal)?.loader
  if (!loader) throw new Error('The services are not loaded.')
  const started = jest.spyOn(loader, 'start')
  const startedAhead = jest.spyOn(loader, 'startAhead')
  const screens = portal.screens.get().screens.map((one) => ({ ...one, remote: `mfe-${one.route}` }))
  portal.screens.set({ settled: true, screens })
  renderPage(portal, '/EULA')
  fireEvent.click(await screen.findByRole('button', { name: 'Menu' }))
  const link = screen.getByRole('link', { name: 'Order History' })
  fireEvent.pointerEnter(link)
  fireEvent.focus(link)
  expect([started.mock.calls, startedAhead.mock.calls]).toEqual([[], [['mfe-order-history'], ['mfe-order-history']]])
})

test.each([
  ['loads the page at the address of a link while an update is pending', {}, true],
  ['leaves a click that opens another tab to the browser', { ctrlKey: true }, false],
])('%s', async (_, keys, isReplaced) => {
  writeSession(document, 'a.b.c', 'dana', 60)
  localStorage.setItem('carriers', '[]')
  const portal = createTestPortal('http://127.0.0.1:9')
  const applyPendingUpdate = jest.fn(() => true)
  renderPage({ ...portal, nav: { ...portal.nav, applyPendingUpdate } }, '/accepted-orders')
  fireEvent.click(await screen.findByRole('button', { name: 'Menu' }))
  const link = screen.getByRole('link', { name: 'Order History' })
  expect([!isLeftToBrowser(link, keys), applyPendingUpdate.mock.calls.length > 0]).toEqual([isReplaced, isReplaced])
})

test('names the main element, which has the focus after a navigation, after its screen or order, and the title without the order', async () => {
  writeSession(document, 'a.b.c', 'dana', 60)
  localStorage.setItem('carriers', '[]')
  const portal = createTestPortal('http://127.0.0.1:9')
  await portal.parts.signedIn.load()
  renderPage(portal, '/accepted-orders')
  await screen.findByRole('button', { name: 'Menu' })
  for (const [address, name, title] of [
    ['/order-history', 'Order History', 'Order History'],
    ['/EULA', 'EULA', 'EULA'],
    ['/order/WO-1', 'Order WO-1', 'Order'],
  ] as const) {
    await act(async () => portal.nav.go(address))
    expect(screen.getByRole('main', { name })).toHaveFocus()
    expect(document.title).toBe(`${title} · Carrier Portal`)
  }
})

/** @jest-environment-options {"url": "https://portal.example/"} */

import { Dialog, Loading } from '@carrier-portal/shared-ui/feedback'
import { deferred } from '@carrier-portal/shared-ui/late'
import { renderUi } from '@carrier-portal/shared-ui/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { RemoteErrorCard } from '../remote-screens/RemoteErrorCard.tsx'
import { writeSession } from '../session/sessionCookies.ts'
import { createTestPortal, renderPage, resetBrowser } from '../testing/renderPage.tsx'

const NOWHERE = 'http://127.0.0.1:9'
afterEach(resetBrowser)

/** Presses "Try again" by keyboard; resolves when the loading state has replaced it. */
async function pressTryAgain() {
  const button = await screen.findByRole('button', { name: 'Try again' })
  act(() => button.focus())
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(button).not.toBeInTheDocument())
}

test('moves the focus to the main element when a part of the shell is loaded again', async () => {
  let fetches = 0
  const document = deferred(() => {
    fetches += 1
    return fetches <= 2 ? Promise.reject(new Error('no network')) : new Promise<never>(() => undefined)
  })
  const portal = createTestPortal(NOWHERE)
  renderPage({ ...portal, parts: { ...portal.parts, document } }, '/EULA')
  await pressTryAgain()
  expect(screen.getByRole('main')).toHaveFocus()
})

test('moves the focus to the main element when the licence is checked again', async () => {
  writeSession(document, 'a.b.c', 'dana', 60)
  renderPage(createTestPortal(NOWHERE), '/order-history')
  await pressTryAgain()
  expect(screen.getByRole('main')).toHaveFocus()
})

/** A remote that failed, and is loading after "Try again". */
function FailedRemote() {
  const [isLoading, setLoading] = useState(false)
  if (isLoading) return <Loading />
  return <RemoteErrorCard failure={{ stage: 'check', reason: 'absent' }} onTryAgain={() => setLoading(true)} />
}

const inMain = (content: ReactNode) => <main tabIndex={-1}>{content}</main>
const inDialog = (content: ReactNode) => (
  <Dialog title="Order WO-1" onClose={() => undefined}>
    {content}
  </Dialog>
)

test.each([
  ['main element', inMain, 'main'],
  ['title of the dialog', inDialog, 'heading'],
] as const)('moves the focus to the %s around a remote that is loaded again', async (_, around, role) => {
  renderUi(<MemoryRouter>{around(<FailedRemote />)}</MemoryRouter>)
  await pressTryAgain()
  expect(screen.getByRole(role)).toHaveFocus()
})

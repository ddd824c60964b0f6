/** @jest-environment-options {"url": "https://portal.example/"} */

import { webcrypto } from 'node:crypto'
import 'fake-indexeddb/auto'
import { renderUi } from '@carrier-portal/shared-ui/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createVault } from '../drafts/vault.ts'
import { PortalProvider } from '../portal/PortalProvider.tsx'
import { createTestPortal, resetBrowser } from '../testing/renderPage.tsx'
import { UnreadableNotice } from './UnreadableNotice.tsx'

beforeAll(() => Object.defineProperty(globalThis, 'crypto', { value: webcrypto }))
afterEach(resetBrowser)

const today = (hour: number, minute: number) => new Date().setHours(hour, minute, 0, 0)

const NOTICES = [
  [
    'unsaved work',
    [{ kind: 'draft', savedAt: today(9, 0) }],
    'Your password has changed, so what you typed on this device before and did not save cannot be read any more.',
  ],
  [
    'a save and unsaved work',
    [
      { kind: 'save', savedAt: today(10, 42) },
      { kind: 'draft', savedAt: today(9, 0) },
    ],
    'Your password has changed, so a save that was waiting to be sent cannot be read any more (saved 10:42 AM). Check your orders and enter it again. What you typed and did not save cannot be read either.',
  ],
  [
    'several saves',
    [
      { kind: 'save', savedAt: today(13, 5) },
      { kind: 'save', savedAt: today(10, 42) },
    ],
    'Your password has changed, so 2 saves that were waiting to be sent cannot be read any more (saved 10:42 AM to 1:05 PM). Check your orders and enter them again.',
  ],
] as const

test.each(NOTICES)(
  'says until it is dismissed that a changed password made %s unreadable',
  async (_, records, text) => {
    const before = createVault()
    await before.unlock('dana', 'secret')
    for (const [index, { kind, savedAt }] of records.entries()) {
      await before.write(kind, { id: `r${index}`, savedAt, value: { signature: 'Jamie Fields' } })
    }
    const vault = createVault()
    let deleteNow = () => {}
    const slowDisk = new Promise<void>((resolve) => {
      deleteNow = resolve
    })
    const slowVault = { ...vault, remove: (id: string) => slowDisk.then(() => vault.remove(id)) }
    const page = () =>
      renderUi(
        <PortalProvider portal={{ ...createTestPortal('http://127.0.0.1:9', { drafts: 'memory' }), vault: slowVault }}>
          <UnreadableNotice />
        </PortalProvider>,
      )
    const { unmount } = page()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    await vault.unlock('dana', 'changed')
    expect(await screen.findByText(text)).toBeVisible()

    unmount()
    page()
    expect(await screen.findByText(text)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.getByText(text)).toBeVisible()
    deleteNow()
    await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement())
    expect(await vault.unreadable()).toEqual([])
  },
)

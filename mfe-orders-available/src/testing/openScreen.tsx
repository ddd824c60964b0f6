import type { ApiClient } from '@carrier-portal/contract'
import { createTestHost, type TestHostOptions } from '@carrier-portal/contract/testing'
import { defaultFilters, orderSearch, writeCookie } from '@carrier-portal/order-lists'
import {
  type ReferenceBackend,
  signedInApi,
  startReferenceBackend,
} from '@carrier-portal/remote-tools/jest/referenceBackend'
import { setUpUser } from '@carrier-portal/shared-ui/testing'
import { calendarDayOf } from '@carrier-portal/shared-ui/time'
import { render, screen, waitFor } from '@testing-library/react'
import { OrdersAvailableScreen } from '../OrdersAvailableScreen.tsx'

/** One reference backend for the tests of a file. `changed` replaces calls of the client. */
export function backendOfTests() {
  let backend: ReferenceBackend
  beforeAll(async () => {
    backend = await startReferenceBackend()
  })
  afterAll(() => backend.stop())
  afterEach(() => {
    for (const name of ['search_filters', 'list_layout']) writeCookie(name, undefined)
    sessionStorage.clear()
  })

  return {
    /** Opens the screen as a demo account, without waiting for the first load. */
    open: async (
      username: string,
      changed: (api: ApiClient) => Partial<ApiClient> = () => ({}),
      options: Partial<TestHostOptions> = {},
    ) => {
      const { api, session } = await signedInApi(backend.address, username)
      const fake = createTestHost({ api: { ...api, ...changed(api) }, session, ...options })
      const view = render(<OrdersAvailableScreen host={fake.host} />)
      return { ...fake, ...view, api, user: setUpUser() }
    },
    /** The orders that are available today, fetched directly from the backend. */
    offered: async (username: string) => {
      const { api, session } = await signedInApi(backend.address, username)
      const today = calendarDayOf(new Date())
      return api.availableOrders(orderSearch(defaultFilters(session.carriers, today), session.carriers, today))
    },
    api: async (username: string) => (await signedInApi(backend.address, username)).api,
  }
}

/** Waits for the first card of the page. */
export async function firstCard() {
  const [card] = await screen.findAllByRole('article')
  if (!card) throw new Error('the list is empty')
  const number = card.getAttribute('aria-label')?.replace('Order ', '') ?? ''
  return { card, number }
}

/**
 * Waits until no request is running, also behind a dialog. The button is found by its label, because a query by role
 * computes the name of every button of the page, and a wait repeats it at every change of the page.
 */
export async function settled() {
  const refresh = await screen.findByLabelText('Refresh')
  await waitFor(() => expect(refresh).not.toHaveAttribute('aria-busy'))
}

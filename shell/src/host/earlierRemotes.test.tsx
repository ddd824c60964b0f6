/** @jest-environment @carrier-portal/remote-tools/jest/browserEnvironment */
import { HOST_CONTRACT_VERSION } from '@carrier-portal/contract'
import { whyContractMisfits } from '@carrier-portal/contract/registry'
import { createMemoryOutbox, earlierRemotes } from '@carrier-portal/contract/testing'
import { render, screen, waitFor } from '@testing-library/react'
import { signedInServicesOf } from '../bootstrap/createSignedInServices.ts'
import { createTestPortal } from '../testing/renderPage.tsx'

const [of1_0, of1_1] = earlierRemotes

/** What each member returns to a remote of any minor version, besides those whose use 1.1 extends. */
const shared = [
  `contract: "${HOST_CONTRACT_VERSION}"`,
  'session: ["",0,true]',
  'api: 13',
  'orders: ["updated WO-1","UPDATE_SUCCESS"]',
  'notify: undefined',
  'work: undefined',
  'portalContainer: true',
  'locale: "en"',
  'telemetry: undefined',
  'settings: ["string","boolean"]',
]
const nav = '["/order/WO-1","string","string","object"]'
const drafts = '[2,"number",true]'

test.each([
  { ...of1_0, added: [`nav: ${nav}`, `drafts: ${drafts}`] },
  { ...of1_1, added: [`nav: [true,${nav}]`, `drafts: ["number",${drafts}]`, 'outbox: [true,1,"WO-1"]'] },
])(
  'runs a remote written for host contract $contract, which uses every member of that host',
  async ({ contract, Screen, added }) => {
    const portal = createTestPortal('')
    const addresses: string[] = []
    portal.nav.connectRouter((to) => addresses.push(to))
    const { host, orders } = signedInServicesOf(portal)
    expect(whyContractMisfits(contract, HOST_CONTRACT_VERSION)).toBeUndefined()
    // The test's window has no encrypted storage, without which the shell has no outbox.
    render(<Screen host={{ ...host, outbox: createMemoryOutbox() }} />)
    await waitFor(() => expect(orders.requested.get()).toBeDefined())
    orders.close(orders.requested.get()?.id ?? 0, 'UPDATE_SUCCESS')
    await screen.findByText(/^orders:/)
    const results = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(results.toSorted()).toEqual([...shared, ...added].toSorted())
    expect(addresses).toEqual(['/order-history'])
  },
)

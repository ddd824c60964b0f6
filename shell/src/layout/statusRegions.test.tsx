import { createStore } from '@carrier-portal/contract'
import { renderUi } from '@carrier-portal/shared-ui/testing'
import { act, screen, within } from '@testing-library/react'
import { Link, MemoryRouter } from 'react-router-dom'
import { EarlierDrafts } from '../draft-notices/EarlierDrafts.tsx'
import { OfflineDrafts } from '../draft-notices/OfflineDrafts.tsx'
import { PortalProvider } from '../portal/PortalProvider.tsx'
import { createTestPortal } from '../testing/renderPage.tsx'
import { UpdateBar } from '../updates/UpdateBar.tsx'

/** The window is as wide as a desk's, and nothing is printed; a page asks for each query once. */
const screenMedia = Object.assign(new EventTarget(), { matches: true })
const print = Object.assign(new EventTarget(), { matches: false })

beforeAll(() => Reflect.set(globalThis, 'matchMedia', (query: string) => (query === 'print' ? print : screenMedia)))
afterEach(() => {
  screenMedia.matches = true
  jest.restoreAllMocks()
})

test('has the region of a pending update before it is found, and offers it while the device is online', () => {
  const pendingRevision = createStore<number | undefined>(undefined)
  renderUi(
    <UpdateBar
      updates={{ pendingRevision, apply: async () => undefined }}
      unsavedWork={{ reasons: createStore<readonly string[]>([]) }}
      drafts={{ names: createStore<readonly string[]>([]), isOnDevice: createStore(true) }}
    />,
  )
  const region = screen.getByRole('status')
  expect(region).toBeEmptyDOMElement()
  act(() => pendingRevision.set(2))
  expect(region).toHaveTextContent('Update now')
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(region).toBeEmptyDOMElement()
  online.mockRestore()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(region).toHaveTextContent('Update now')
  act(() => pendingRevision.set(undefined))
  expect(region).toBeEmptyDOMElement()
})

test('has the region that names the orders with drafts before the device is offline', async () => {
  const portal = createTestPortal('http://127.0.0.1:9')
  await portal.parts.signedIn.load()
  renderUi(
    <PortalProvider portal={portal}>
      <MemoryRouter>
        <OfflineDrafts />
      </MemoryRouter>
    </PortalProvider>,
  )
  const region = screen.getByRole('status')
  await act(() => {
    portal.drafts.keep('update:WO-1', 'typed')
    return portal.drafts.written()
  })
  expect(region).toBeEmptyDOMElement()
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(region).toHaveTextContent('WO-1')
  expect(within(region).getByRole('button', { name: 'Open WO-1' })).toBeInTheDocument()
  await act(() => {
    portal.drafts.drop('update:WO-1')
    portal.drafts.keep('earlier-update:WO-1', ['typed'])
    return portal.drafts.written()
  })
  expect(within(region).getByRole('button', { name: 'Open WO-1' })).toBeInTheDocument()
  await act(() => {
    portal.drafts.drop('earlier-update:WO-1')
    portal.drafts.keep('accept:WO-2', 'typed')
    return portal.drafts.written()
  })
  expect(within(region).getByRole('link', { name: 'WO-2 in Available Orders' })).toBeInTheDocument()
  expect(within(region).queryByRole('button')).not.toBeInTheDocument()
  await act(() => {
    portal.drafts.keep('accept-all:Accept several orders / Aceptar varios pedidos', 'typed')
    return portal.drafts.written()
  })
  expect(within(region).getByRole('link', { name: 'Accept several orders in Available Orders' })).toBeInTheDocument()
})

test('names on a phone one order with a draft, and several at a press, so that they do not cover the list', async () => {
  screenMedia.matches = false
  const portal = createTestPortal('http://127.0.0.1:9')
  await portal.parts.signedIn.load()
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  portal.drafts.keep('update:WO-1', 'typed')
  await portal.drafts.written()
  renderUi(
    <PortalProvider portal={portal}>
      <MemoryRouter>
        <OfflineDrafts />
      </MemoryRouter>
    </PortalProvider>,
  )
  const button = (name: string) => screen.queryByRole('button', { name })
  expect(button('Open WO-1')).toBeVisible()
  await act(() => {
    portal.drafts.keep('update:WO-2', 'typed')
    return portal.drafts.written()
  })
  expect(button('Open WO-1')).not.toBeInTheDocument()
  act(() => button('Show 2 orders')?.click())
  expect(button('Open WO-1')).toBeVisible()
  expect(button('Open WO-2')).toBeVisible()
  expect(button('Show fewer')).toBeVisible()
})

test('names drafts of the device with the next screen that is opened without a network, so that a weak one does not move a list', async () => {
  const portal = createTestPortal('http://127.0.0.1:9')
  await portal.parts.signedIn.load()
  portal.drafts.keep('update:WO-1', 'typed')
  await portal.drafts.written()
  renderUi(
    <PortalProvider portal={{ ...portal, drafts: { ...portal.drafts, isOnDevice: createStore(true) } }}>
      <MemoryRouter>
        <OfflineDrafts />
        <EarlierDrafts />
        <Link to="/order-history">Order History</Link>
      </MemoryRouter>
    </PortalProvider>,
  )
  const [offline, earlier] = screen.getAllByRole('status')
  expect(await screen.findByText('You have unsaved work from earlier:')).toBeVisible()
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(offline).toBeEmptyDOMElement()
  expect(earlier).toHaveTextContent('WO-1')
  act(() => screen.getByRole('link').click())
  expect(offline).toHaveTextContent('WO-1')
  expect(earlier).toBeEmptyDOMElement()
  online.mockRestore()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(offline).toHaveTextContent('WO-1')
})

test.each([
  ['en', /order again, also offline:/, /when you open the order again:/],
  ['es', /de nuevo el pedido, también sin conexión:/, /al abrir de nuevo el pedido:/],
] as const)(
  'says in %s that a draft is offered without a network only of forms that open then',
  async (locale, also, later) => {
    const portal = createTestPortal('http://127.0.0.1:9')
    await portal.parts.signedIn.load()
    const drafts = { ...portal.drafts, isOnDevice: createStore(true) }
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    drafts.keep('earlier-update:WO-1', 'typed')
    await drafts.written()
    renderUi(
      <PortalProvider portal={{ ...portal, drafts }}>
        <MemoryRouter>
          <OfflineDrafts />
        </MemoryRouter>
      </PortalProvider>,
      { locale },
    )
    const region = screen.getByRole('status')
    expect(region).toHaveTextContent(also)
    for (const name of ['charge:WO-2', 'accept:WO-3']) {
      await act(() => {
        drafts.keep(name, 'typed')
        return drafts.written()
      })
      expect(region).toHaveTextContent(later)
      act(() => drafts.drop(name))
      expect(region).toHaveTextContent(also)
    }
  },
)

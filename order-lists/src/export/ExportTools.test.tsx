import { type ApiClient, ApiError, createApi, type Locale } from '@carrier-portal/contract'
import { anOrder, createTestHost } from '@carrier-portal/contract/testing'
import { RemoteProviders } from '@carrier-portal/shared-ui/feedback'
import { setUpUser } from '@carrier-portal/shared-ui/testing'
import { render, screen, waitFor } from '@testing-library/react'
import { ExportTools } from './ExportTools.tsx'

const orders = ['WO-1', 'WO-2', 'WO-3'].map((workOrderNumber) => anOrder({ workOrderNumber }))

function hostWith(orderDetails: ApiClient['orderDetails'], locale: Locale = 'en') {
  return createTestHost({ locale, api: { ...createApi({ baseUrl: '', getToken: () => undefined }), orderDetails } })
}

/** Presses Print with a client that loads the details of all orders but the given ones. */
async function printWithout(numbers: readonly string[], failure: ApiError, locale: Locale = 'en') {
  const print = jest.fn()
  window.print = print
  const fake = hostWith(async (number) => {
    if (numbers.includes(number)) throw failure
    return { workOrder: anOrder({ workOrderNumber: number }), version: undefined }
  }, locale)
  render(
    <RemoteProviders host={fake.host}>
      <ExportTools orders={orders} fileName="orders" />
    </RemoteProviders>,
  )
  const button = screen.getByRole('button', { name: /manifest|manifiesto/ })
  await setUpUser().click(button)
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'))
  return { print, button, notices: fake.notices, sheet: document.querySelector('[data-printed-alone]') }
}

test.each([
  ['en', [], []],
  [
    'en',
    ['WO-2'],
    ['Addresses, phone numbers and item lists are missing for 1 order, because the details could not be loaded.'],
  ],
  [
    'es',
    ['WO-2', 'WO-3'],
    [
      'Faltan las direcciones, los teléfonos y las listas de artículos de 2 pedidos, porque no se pudieron cargar los detalles.',
    ],
  ],
] as const)(
  'says in the language "%s" on the manifest and in the page that the details of %j are missing',
  async (locale, numbers, texts) => {
    const { print, notices, sheet } = await printWithout(numbers, new ApiError('refused', 'orderDetails', 429), locale)
    expect(print).toHaveBeenCalledTimes(1)
    expect(sheet?.querySelectorAll('tbody tr')).toHaveLength(orders.length)
    const heads = [...(sheet?.querySelectorAll('p strong') ?? [])].map((head) => head.textContent)
    expect(heads).toEqual(texts.map((text) => `${text} ${numbers.join(', ')}`))
    expect(notices).toEqual(texts.map((text) => ({ tone: 'warning', text })))
  },
)

test('prints again in a browser that did not report the end of the first print', async () => {
  const { print, button } = await printWithout([], new ApiError('refused', 'orderDetails', 429))
  await setUpUser().click(button)
  await waitFor(() => expect(print).toHaveBeenCalledTimes(2))
  expect(document.querySelectorAll('[data-printed-alone]')).toHaveLength(1)
})

test('prints nothing when the session ends while the details are loaded', async () => {
  const { print, notices, sheet } = await printWithout(['WO-2'], new ApiError('unauthorised', 'orderDetails', 401))
  expect(print).not.toHaveBeenCalled()
  expect(sheet).toBeNull()
  expect(notices).toEqual([])
})

test('prints and saves the selected orders, with their number in the labels', async () => {
  const print = jest.fn()
  window.print = print
  const files: Blob[] = []
  // jsdom has no object URLs.
  Object.assign(URL, { createObjectURL: (file: Blob) => `#${files.push(file)}`, revokeObjectURL: () => undefined })
  render(
    <RemoteProviders
      host={hostWith(async (workOrderNumber) => ({ workOrder: anOrder({ workOrderNumber }), version: undefined })).host}
    >
      <ExportTools orders={orders} selected={orders.slice(1)} fileName="orders" />
    </RemoteProviders>,
  )
  const user = setUpUser()
  await user.click(screen.getByRole('button', { name: 'Print manifest (2)' }))
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1))
  expect(document.querySelectorAll('[data-printed-alone] tbody tr')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Save as CSV (2)' }))
  const lines = (await files[0]?.text())?.trim().split('\r\n') ?? []
  expect(lines.slice(1).map((line) => line.match(/WO-\d/)?.[0])).toEqual(['WO-2', 'WO-3'])
})

test('ends the requests of a manifest by a second press, but not by a double click', async () => {
  const print = jest.fn()
  window.print = print
  const signals: (AbortSignal | undefined)[] = []
  const { host } = hostWith((_, options) => {
    signals.push(options?.signal)
    return new Promise(() => {})
  })
  render(
    <RemoteProviders host={host}>
      <ExportTools orders={orders} fileName="orders" />
    </RemoteProviders>,
  )
  const user = setUpUser()
  await user.dblClick(screen.getByRole('button', { name: 'Print manifest' }))
  const cancel = screen.getByRole('button', { name: 'Cancel printing' })
  expect(signals.map((signal) => signal?.aborted)).toEqual([false, false, false])
  await user.click(document.body)
  await user.click(cancel)
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, true, true])
  expect(screen.getByRole('button', { name: 'Print manifest' })).toBeEnabled()
  expect(print).not.toHaveBeenCalled()
})

test('"Cancel printing" leaves the focus in the page where the list was emptied meanwhile', async () => {
  const { host } = hostWith(() => new Promise(() => {}))
  const tools = (shown: typeof orders) => (
    <main tabIndex={-1}>
      <RemoteProviders host={host}>
        <ExportTools orders={shown} fileName="orders" />
      </RemoteProviders>
    </main>
  )
  const { rerender } = render(tools(orders))
  const user = setUpUser()
  await user.click(screen.getByRole('button', { name: 'Print manifest' }))
  rerender(tools([]))
  screen.getByRole('button', { name: 'Cancel printing' }).focus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Print manifest' })).toBeDisabled()
  expect(screen.getByRole('main')).toHaveFocus()
})

test('offers neither a manifest nor a file of a list that a search or a filter has emptied', () => {
  render(
    <RemoteProviders host={createTestHost({ api: createApi({ baseUrl: '', getToken: () => undefined }) }).host}>
      <ExportTools orders={[]} fileName="orders" />
    </RemoteProviders>,
  )
  expect(screen.getByRole('button', { name: 'Print manifest' })).toBeDisabled()
  expect(screen.getByRole('button', { name: /CSV/ })).toBeDisabled()
})
